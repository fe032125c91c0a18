import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANIMALS, shortName } from '../../rules/cart/sharedCart.ts';
import { guestNameEntry } from '../../storage/sharedCart.ts';

/** The name under which this phone adds to a shared cart, editable. */
export function useGuestName() {
  const { t } = useTranslation();
  const [animal] = useState(() => ANIMALS[Math.floor(Math.random() * ANIMALS.length)] ?? 'bee');
  const [typed, setTyped] = useState(() => guestNameEntry.read());
  const name = typed ?? t(`animal.${animal}`);
  return {
    name,
    setName: setTyped,
    /** An animal replaces an empty name. */
    nameToKeep: () => shortName(name) || t(`animal.${animal}`),
  };
}
