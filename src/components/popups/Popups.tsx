import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_TABLE } from '../../config/paths.ts';
import { isCartLocked } from '../../ordering/checkoutState.ts';
import { useCheckout } from '../../ordering/useCheckout.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { useMenu, useStoreIdFromCode } from '../../queries/menu.ts';
import { useCheckOperationHourForTable } from '../../queries/tablePage.ts';
import { withShown } from '../../rules/notifications.ts';
import { notificationsShownEntry } from '../../storage/visitEntries.ts';
import { PopupCarousel } from './PopupCarousel.tsx';
import { withPictures, type ReadySlide } from './popupPictures.ts';
import { useDueSlides } from './useDueSlides.ts';
import type { DeliveryActions } from './usePopupAction.ts';
import { usePopupPlaces, type PopupPlace } from './usePopupPlaces.ts';

const LOOK_AGAIN_MS = 300;

/** The store of the menu on screen: of the table if it is known, else the venue's own. */
function usePopupStore(): number {
  const { code, tableCode, lang } = useVisit();
  const table = tableCode === NO_TABLE ? undefined : tableCode;
  const hours = useCheckOperationHourForTable(tableCode, { enabled: false });
  const menu = useMenu(code, table, lang, { enabled: false });
  const venue = useStoreIdFromCode(code);
  return hours.data?.storeId || menu.data?.storeId || venue.data?.storeId || 0;
}

export interface PopupsProps {
  delivery?: DeliveryActions;
}

/** What the venue lays over its pages: asked for at every place, shown once or every time as it says. */
export function Popups({ delivery }: PopupsProps) {
  const { key } = useLocation();
  const { code } = useVisit();
  const storeId = usePopupStore();
  const places = usePopupPlaces();
  if (storeId === 0) return null;
  return places.map((place) => (
    <PopupsAt
      key={`${key} ${code} ${place.appearanceId} ${place.aboutId ?? ''}`}
      storeId={storeId}
      place={place}
      delivery={delivery}
    />
  ));
}

interface PopupsAtProps extends PopupsProps {
  storeId: number;
  place: PopupPlace;
}

function PopupsAt({ storeId, place, delivery }: PopupsAtProps) {
  const { code, lang } = useVisit();
  const due = useDueSlides(storeId, place);
  const { state } = useCheckout();
  const [slides, setSlides] = useState<readonly ReadySlide[]>([]);
  const [isDone, setIsDone] = useState(false);

  // Never while an order is on its way, and never over another dialog.
  const isStageFree = useEffectEvent(
    () =>
      !isCartLocked(state) &&
      state.step !== 'leaving' &&
      document.querySelector('dialog[open]') === null,
  );
  useEffect(() => {
    if (due.length === 0 || isDone) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const openWhenFree = (ready: readonly ReadySlide[]) => {
      if (isGone) return;
      if (!isStageFree()) {
        timer = setTimeout(() => openWhenFree(ready), LOOK_AGAIN_MS);
        return;
      }
      const shown = notificationsShownEntry.read(code) ?? [];
      notificationsShownEntry.write(withShown(shown, ready), code);
      setSlides(ready);
    };
    const prepare = async () => {
      const ready = await withPictures(due, lang);
      if (ready.length > 0) openWhenFree(ready);
    };
    void prepare();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [due, isDone, code, lang]);

  if (slides.length === 0) return null;
  return (
    <PopupCarousel
      slides={slides}
      delivery={delivery}
      onClose={() => {
        setIsDone(true);
        setSlides([]);
      }}
    />
  );
}
