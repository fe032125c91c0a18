import * as v from 'valibot';
import { id } from './schema.ts';

/** Which order a key has become, where a refusal says so. */
export const OrderedAs = v.object({ eOrderID: id });
