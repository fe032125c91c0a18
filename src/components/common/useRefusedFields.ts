import { useState } from 'react';
import type { ApiFailure } from '../../api/failure.ts';

/** The server's messages about single fields, each until the diner changes that field. */
export function useRefusedFields(refusal: ApiFailure | undefined) {
  const [changed, setChanged] = useState({ refusal, fields: new Set<string>() });
  const isSame = changed.refusal === refusal;
  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    (refusal?.errors ?? [])
      .filter(({ field }) => !isSame || !changed.fields.has(field))
      .map(({ field, message }) => [field, message]),
  );
  const forget = (...fields: string[]) =>
    setChanged({ refusal, fields: new Set([...(isSame ? changed.fields : []), ...fields]) });
  return { errors, forget };
}
