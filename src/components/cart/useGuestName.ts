import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANIMALS, shortName } from '../../rules/cart/sharedCart.ts';
import { guestNameEntry } from '../../storage/sharedCart.ts';

/** The name under which this phone adds to a shared cart, ready to be changed. */
export function useGuestName() {
  const { t } = useTranslation();
  const [animal] = useState(() => ANIMALS[Math.floor(Math.random() * ANIMALS.length)] ?? 'bee');
  const [typed, setTyped] = useState(() => guestNameEntry.read());
  const name = typed ?? t(`animal.${animal}`);
  return {
    name,
    setName: setTyped,
    /** An empty name is none: the animal stands in. */
    nameToKeep: () => shortName(name) || t(`animal.${animal}`),
  };
}
