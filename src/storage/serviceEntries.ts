/** The diner's calls for service at a table. */
import * as v from 'valibot';
import { SERVICE_KINDS } from '../contract/menu.ts';
import { entry } from './entry.ts';

const ServiceCall = v.object({
  /** Repeated calls with the same id count once. */
  uniqueId: v.pipe(v.string(), v.nonEmpty()),
  askedAtMs: v.number(),
  /** Undefined until the venue has answered. */
  answeredAtMs: v.optional(v.number()),
  coolDownSeconds: v.optional(v.number(), 0),
});
export type ServiceCall = v.InferOutput<typeof ServiceCall>;

/** The last call of each kind. */
export const serviceCallsEntry = entry({
  area: 'local',
  key: (code: string, tableCode: string) => `service_${code}_${tableCode}`,
  schema: v.record(v.picklist(SERVICE_KINDS), v.optional(ServiceCall)),
});
