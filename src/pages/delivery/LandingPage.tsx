import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Blocks, untilAwaited } from '../../components/venue/Blocks.tsx';
import { SetAsideCart } from '../../components/cart/CartExpiry.tsx';
import { AddressPicker } from '../../components/delivery/AddressPicker.tsx';
import { FailureView } from '../../components/common/FailureView.tsx';
import { OfflineCopy } from '../../components/venue/OfflineCopy.tsx';
import { OrderingNotice } from '../../components/menu/OrderingNotice.tsx';
import { StorePicker } from '../../components/delivery/StorePicker.tsx';
import { TimePicker } from '../../components/delivery/TimePicker.tsx';
import { useTimeChoice } from '../../components/delivery/useTimeChoice.ts';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle, useVenueName } from '../../components/venue/usePageTitle.ts';
import { VenueFront } from '../../components/venue/VenueFront.tsx';
import { ServiceTypePicker } from '../../components/delivery/ServiceTypePicker.tsx';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useServing } from '../../ordering/delivery/useServing.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useReenter, useVisit } from '../../ordering/visit/useVisit.ts';
import { links } from '../../config/paths.ts';
import type { Block } from '../../contract/places.ts';
import { useCustomerAddressDetails } from '../../queries/delivery/addresses.ts';
import {
  useArea,
  useCheckStartWithAddressActive,
  useConceptSetup,
  useLandingPage,
  useStoreList,
} from '../../queries/delivery/settings.ts';
import { useCheckHomePageActivation, useStoreIdFromCode } from '../../queries/menu.ts';
import { useIsFetching } from '../../queries/useIsFetching.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { appStore } from '../../state/appStore.ts';
import type { ServiceType } from '../../state/servingStore.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './LandingPage.module.css';
import { LastOrderBlock, useIsLastOrderAwaited } from './LastOrderBlock.tsx';

/** Blocks that the card of this page replaces. */
const SAID_BY_THE_CARD: ReadonlySet<Block['kind']> = new Set([
  'orderTypePicker',
  'addressBar',
  'stores',
]);

/**
 * First page of the delivery side: service type, place, time and terms, then the venue's blocks.
 */
export function LandingPage() {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const page = useLandingPage({ code, lang });
  const menu = useVisitMenu();
  usePageTitle();
  usePageColors(page.data?.colors);
  const blocks = (page.data?.blocks ?? []).filter(({ kind }) => !SAID_BY_THE_CARD.has(kind));
  const [first, ...others] = blocks;
  const hasHero = first?.kind === 'hero';
  const all = hasHero ? others : blocks;
  const rest = untilAwaited(all, menu, useIsLastOrderAwaited(all));
  const serviceTypes = useMemo(() => serviceTypesOf(page.data), [page.data]);
  const isLoading = useIsWelcomeAwaited(page);
  const start = useStart(isLoading);
  return (
    <VenueFront
      notice={<SetAsideCart />}
      hero={hasHero ? <Blocks blocks={[first]} menu={menu.data} /> : undefined}
      isLoading={isLoading}
      card={<StartCard serviceTypes={serviceTypes} start={start} />}
      isCardLong
      wayOn={
        <Button
          size="l"
          isBlock
          isBusy={start.isGoingOn}
          busyLabel={t('serving.checking')}
          onClick={start.goOn}
        >
          {t('home.toMenu')}
        </Button>
      }
    >
      {page.isError && <FailureView failure={page.error} onRetry={() => void page.refetch()} />}
      {menu.copyFrom !== undefined && (
        <OfflineCopy from={menu.copyFrom} onRetry={() => void menu.refetch()} />
      )}
      {page.data?.welcome && <p>{page.data.welcome}</p>}
      {rest.map((block, index) =>
        block.kind === 'lastOrder' ? (
          <LastOrderBlock key="lastOrder" title={block.title} />
        ) : (
          <Blocks key={`${block.kind}-${index}`} blocks={[block]} menu={menu.data} />
        ),
      )}
      {rest.length === all.length && <ContactLinks />}
    </VenueFront>
  );
}

function serviceTypesOf(
  page: { isDelivery: boolean; isPickUp: boolean } | undefined,
): ServiceType[] {
  const serviceTypes: ServiceType[] = [];
  if (page?.isDelivery) serviceTypes.push('Delivery');
  if (page?.isPickUp) serviceTypes.push('PickUp');
  return serviceTypes;
}

/** Selects the first offered service type if the current one is not offered. */
function useOfferedServiceType(serviceTypes: readonly ServiceType[]): void {
  const { code } = useVisit();
  const { serviceType } = useServing();
  const reenter = useReenter();
  const [only] = serviceTypes;
  const isOther = only !== undefined && !serviceTypes.includes(serviceType);
  useEffect(() => {
    if (!isOther) return;
    appStore.getState().chooseDelivery(code, only);
    reenter();
  }, [isOther, only, code, reenter]);
}

function firstChoice(cardId: string): HTMLElement | null {
  const card = document.getElementById(cardId);
  return card?.querySelector<HTMLElement>('select, input[type="radio"], a') ?? null;
}

/** Opens the venue's homepage or menu, after asking for the place if the venue requires that. */
function useStart(isLoading: boolean) {
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

/** True while anything above the blocks is loading: everything there renders in one step. */
function useIsWelcomeAwaited(page: { isLoading: boolean }): boolean {
  const { code, lang, mode } = useVisit();
  const { customerId, isLoggedIn } = useCustomer();
  const isBrought = mode.servedAt === 'address';
  const venue = useStoreIdFromCode({ code });
  const setup = useConceptSetup({ code });
  const areas = useArea({ code }, { enabled: isBrought && !isLoggedIn });
  // The layout requests it.
  const address = useCustomerAddressDetails({ customerId, code }, { enabled: false });
  const stores = useStoreList(code, lang, undefined, { enabled: !isBrought });
  const ordering = useOrderingNow(undefined);
  return useAreFirstAwaited(page, venue, setup, areas, address, stores, ordering);
}

interface StartCardProps {
  serviceTypes: readonly ServiceType[];
  start: ReturnType<typeof useStart>;
}

function StartCard({ serviceTypes, start }: StartCardProps) {
  const { code, mode, pages } = useVisit();
  const name = useVenueName();
  const setup = useConceptSetup({ code });
  // A venue without a name shows its code.
  const title = name || (setup.data && code);
  const ordering = useOrderingNow(undefined);
  useOfferedServiceType(serviceTypes);
  const isLaterOnly = ordering.state.canOrder && (ordering.state.isLaterOnly ?? false);
  const time = useTimeChoice(isLaterOnly);
  return (
    <Card isRaised>
      <div className={styles.card}>
        {title && <h1>{title}</h1>}
        <OrderingNotice state={ordering.state} timeZone={setup.data?.timeZone} />
        <ServiceTypePicker serviceTypes={serviceTypes} />
        <div id={start.cardId}>
          {mode.servedAt === 'store' ? (
            <StorePicker error={start.error} />
          ) : (
            <AddressPicker returnUrl={pages.home()} error={start.error} />
          )}
        </div>
        <TimePicker isLaterOnly={isLaterOnly} choice={time} />
      </div>
    </Card>
  );
}
