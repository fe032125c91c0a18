import * as v from 'valibot';
import { id } from './schema.ts';

/** The order that a key has become, if a refusal names it. */
export const OrderedAs = v.object({ eOrderID: id });
