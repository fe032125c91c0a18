import { useState } from 'react';
import type { ApiFailure } from '../../api/failure.ts';

/** What the server said against single fields, until the diner changes them. */
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
