import { useState } from 'react';
import { isOutcomeUnknown, isRefusal } from '../../api/failure.ts';
import { SERVICE_KINDS, type ServiceKind } from '../../contract/menu.ts';
import { STATUS } from '../../contract/status.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCallService } from '../../queries/tableCart.ts';
import { isInDoubt, serviceWait } from '../../rules/table/serviceWait.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import { serviceCallsEntry, type ServiceCall } from '../../storage/serviceEntries.ts';

type Calls = Partial<Record<ServiceKind, ServiceCall>>;

export interface Wait {
  seconds: number;
  /** The key of the call before the wait. */
  cause: string;
}

export interface Service {
  /** How long each kind has to wait, counted from its call or from when this page opened. */
  waits: Partial<Record<ServiceKind, Wait>>;
  /** The last kind that the server answered, on this page. */
  answered: ServiceKind | undefined;
  asking: ServiceKind | undefined;
  failure: Error | undefined;
  ask: (kind: ServiceKind) => Promise<void>;
}

function waitsAfter(calls: Calls, nowMs: number): Service['waits'] {
  const waits: Service['waits'] = {};
  for (const kind of SERVICE_KINDS) {
    const call = calls[kind];
    const seconds = serviceWait(call, nowMs);
    if (call && seconds > 0) waits[kind] = { seconds, cause: call.uniqueId };
  }
  return waits;
}

/** Calls staff to the table. If an answer is lost, repeats the call under the same key. */
export function useService(): Service {
  const { code, tableCode } = useVisit();
  const { orderKey } = useCartActions();
  const { mutateAsync } = useCallService();
  const [waits, setWaits] = useState(() =>
    waitsAfter(serviceCallsEntry.read(code, tableCode) ?? {}, Date.now()),
  );
  const [asking, setAsking] = useState<ServiceKind>();
  const [answered, setAnswered] = useState<ServiceKind>();
  const [failure, setFailure] = useState<Error>();
  const keep = (kind: ServiceKind, call: ServiceCall | undefined) => {
    // Another page of the app may have called in the meantime.
    const known = { ...serviceCallsEntry.read(code, tableCode), [kind]: call };
    serviceCallsEntry.write(known, code, tableCode);
    setWaits(waitsAfter(known, Date.now()));
  };
  const ask = async (kind: ServiceKind) => {
    const before = serviceCallsEntry.read(code, tableCode)?.[kind];
    const uniqueId = isInDoubt(before, Date.now()) ? before.uniqueId : newUniqueId();
    const call = { uniqueId, askedAtMs: Date.now(), coolDownSeconds: 0 };
    keep(kind, call);
    setAsking(kind);
    setAnswered(undefined);
    setFailure(undefined);
    try {
      const body = { kind, uniqueCartId: orderKey, uniqueId };
      const { coolDownSeconds } = await mutateAsync({ code, tableCode, body });
      keep(kind, { ...call, answeredAtMs: Date.now(), coolDownSeconds });
      setAnswered(kind);
    } catch (refused) {
      if (isRefusal(refused, STATUS.tooOften)) {
        const coolDownSeconds = refused.retryAfterSeconds ?? 0;
        keep(kind, { ...call, answeredAtMs: Date.now(), coolDownSeconds });
      } else if (!isOutcomeUnknown(refused)) keep(kind, undefined);
      setFailure(refused instanceof Error ? refused : undefined);
    } finally {
      setAsking(undefined);
    }
  };
  return { waits, asking, answered, failure, ask };
}
