import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { ORDER_LOOK_MS } from '../../config/times.ts';
import { APPEARANCE } from '../../contract/notification.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useTableCode } from '../../ordering/visit/useTable.ts';
import { useVenueSide } from '../../ordering/visit/useVenueSide.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useMenu, useStoreIdFromCode } from '../../queries/menu.ts';
import { useCheckOperationHourForTable } from '../../queries/tablePage.ts';
import { stillDue, withShown } from '../../rules/popups/notifications.ts';
import { notificationsShownEntry, storeIdEntry } from '../../storage/visitEntries.ts';
import { withPictures, type ReadySlide } from './popupPictures.ts';
import { useDueSlides } from './useDueSlides.ts';
import { usePageVisit, usePopupAppearances, type PopupAppearance } from './usePopupAppearances.ts';

/** Few visits have a popup. */
const PopupCarousel = lazyPart(() => import('./PopupCarousel.tsx'), 'PopupCarousel');

const LOOK_AGAIN_MS = 300;

/** Marks the appearance whose popup is open or about to open, so that only one opens at a time. */
let onStage: object | undefined;

/** The store of the menu on screen: the delivering kitchen, or that of the table if known. */
function useStoreOnScreen(): number {
  const { storeId: kitchenId } = useVenueSide();
  const { code, tableCode, lang } = useVisit();
  const hours = useCheckOperationHourForTable(tableCode, { enabled: false });
  const menu = useMenu({ code, tableCode: useTableCode(), lang }, { enabled: false });
  const venue = useStoreIdFromCode({ code });
  if (kitchenId !== undefined) return kitchenId;
  // The store that this tab knew before, if the call fails after a reload.
  const known = venue.errorUpdateCount > 0 ? storeIdEntry.read() : undefined;
  return hours.data?.storeId || menu.data?.storeId || venue.data?.storeId || known || 0;
}

export interface CustomerCarouselProps {
  slides: readonly ReadySlide[];
  onLoginNeeded: () => void;
  onClose: () => void;
}

export interface PopupsProps {
  /** Set on the delivery side, where some popup actions need a login. */
  ofCustomer?: {
    Carousel: ComponentType<CustomerCarouselProps>;
    onLoginNeeded: () => void;
  };
}

/** The venue's popups for the page on screen, shown once or every time as the venue decides. */
export function Popups({ ofCustomer }: PopupsProps) {
  const visit = usePageVisit();
  const { code } = useVisit();
  const storeId = useStoreOnScreen();
  const appearances = usePopupAppearances();
  if (storeId === 0) return null;
  return appearances.map((appearance) => (
    <PopupsAt
      key={`${visit} ${code} ${appearance.appearanceId} ${appearance.aboutId ?? ''}`}
      storeId={storeId}
      appearance={appearance}
      ofCustomer={ofCustomer}
    />
  ));
}

interface PopupsAtProps extends PopupsProps {
  storeId: number;
  appearance: PopupAppearance;
}

function PopupsAt({ storeId, appearance, ofCustomer }: PopupsAtProps) {
  const { code, lang } = useVisit();
  const due = useDueSlides(storeId, appearance);
  const { state } = useCheckout();
  const [slides, setSlides] = useState<readonly ReadySlide[]>([]);
  const [isDone, setIsDone] = useState(false);
  // After an order, give the diner time to read its number and status.
  const [openFromMs] = useState(() =>
    appearance.appearanceId === APPEARANCE.orderPlaced ? Date.now() + ORDER_LOOK_MS : 0,
  );

  // Wait while an order is being sent or another dialog is open.
  const [me] = useState(() => ({}));
  useEffect(
    () => () => {
      if (onStage === me) onStage = undefined;
    },
    [me],
  );
  const isStageFree = useEffectEvent(
    () =>
      (onStage === undefined || onStage === me) &&
      !isCartLocked(state) &&
      state.step !== 'leaving' &&
      Date.now() >= openFromMs &&
      document.querySelector('dialog[open]') === null,
  );
  useEffect(() => {
    if (due.length === 0 || isDone) return undefined;
    const leaving = new AbortController();
    const openWhenFree = (ready: readonly ReadySlide[]) => {
      if (leaving.signal.aborted) return;
      if (!isStageFree()) {
        timer = setTimeout(() => openWhenFree(ready), LOOK_AGAIN_MS);
        return;
      }
      const shown = notificationsShownEntry.read(code) ?? [];
      const left = stillDue(ready, shown);
      notificationsShownEntry.write(withShown(shown, left), code);
      if (left.length > 0) onStage = me;
      setSlides(left);
    };
    const prepare = async () => {
      const ready = await withPictures(due, lang, leaving.signal);
      if (ready.length > 0) openWhenFree(ready);
    };
    // In a separate task: the page has just rendered.
    let timer = setTimeout(() => void prepare());
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [due, isDone, code, lang, me]);

  if (slides.length === 0) return null;
  const onClose = () => {
    onStage = undefined;
    setIsDone(true);
    setSlides([]);
  };
  return ofCustomer ? (
    <ofCustomer.Carousel
      slides={slides}
      onLoginNeeded={ofCustomer.onLoginNeeded}
      onClose={onClose}
    />
  ) : (
    <PopupCarousel slides={slides} applyPromo={undefined} onClose={onClose} />
  );
}
