import { useMemo, useSyncExternalStore } from 'react';
import { sharedAs } from '../../ordering/cart/sharing.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { guestNameEntry, sharedCartEntry, type SharedCart } from '../../storage/sharedCart.ts';
import { onSharing } from '../../storage/sharing.ts';

interface Sharing {
  /** What is kept of a shared cart here, also of one that is none any more. */
  kept: SharedCart | undefined;
  /** Set while the cart of this phone is shared. */
  shared: SharedCart | undefined;
  name: string;
}

export function useSharedCart(): Sharing {
  const { code, tableCode } = useVisit();
  const { orderKey } = useCartActions();
  // A text, which is the same as long as nothing has changed.
  const text = useSyncExternalStore(onSharing, () =>
    JSON.stringify([sharedCartEntry.read(code, tableCode), guestNameEntry.read() ?? '']),
  );
  return useMemo(() => {
    const [kept, name] = JSON.parse(text) as [SharedCart | null, string];
    return { kept: kept ?? undefined, shared: sharedAs({ code, tableCode }, orderKey), name };
  }, [text, code, tableCode, orderKey]);
}
