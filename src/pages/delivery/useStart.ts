import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { links } from '../../rules/common/routes.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCheckStartWithAddressActive } from '../../queries/delivery/settings.ts';
import { useCheckHomePageActivation } from '../../queries/menu.ts';
import { useIsFetching } from '../../queries/cachedRead.ts';

function firstChoice(cardId: string): HTMLElement | null {
  const card = document.getElementById(cardId);
  return card?.querySelector<HTMLElement>('select, input[type="radio"], a') ?? null;
}

/** Opens the venue's homepage or menu, after asking for the place if the venue requires that. */
export function useStart(isLoading: boolean) {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const navigate = useNavigate();
  const { isChosen } = useServing();
  const check = useCheckStartWithAddressActive({ code });
  const isAsked = check.data?.isActive ?? false;
  const homepage = useCheckHomePageActivation({ code });
  const [tries, setTries] = useState(0);
  const cardId = useId();
  const isMissing = isAsked && !isChosen;
  // The choices may still be loading.
  useEffect(() => {
    if (tries > 0 && !isLoading) firstChoice(cardId)?.focus();
  }, [tries, isLoading, cardId]);
  const leave = async () => {
    // A failed check counts as inactive; a pending one is awaited.
    const [place, home] = await Promise.all([
      check.data ?? check.refetch().then(({ data }) => data),
      homepage.data ?? homepage.refetch().then(({ data }) => data),
    ]);
    if (!isChosen && place?.isActive) setTries(tries + 1);
    else void navigate(home?.isActive ? links.deliveryHomepage(code) : pages.menu());
  };
  const isPlaceChecked = !useIsFetching('Delivery/checkDeliveryZone/:code');
  const [isGoingOn, setIsGoingOn] = useState(false);
  const settle = useEffectEvent(() => {
    setIsGoingOn(false);
    void leave();
  });
  useEffect(() => {
    // `AddressPicker` stores the checked zone right after this render.
    const timer = isGoingOn && isPlaceChecked ? setTimeout(() => settle()) : undefined;
    return () => clearTimeout(timer);
  }, [isGoingOn, isPlaceChecked]);
  return {
    cardId,
    /** Uses the last chosen place, even while its check is running. */
    goOn: () => setIsGoingOn(true),
    isGoingOn: isGoingOn && !isPlaceChecked,
    error: tries > 0 && isMissing ? t('serving.whereFirst') : undefined,
  };
}
