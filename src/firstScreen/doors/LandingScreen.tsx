import { AskedAreaView, LogInLink } from '../../components/delivery/AskedAreaView.tsx';
import { DayFieldView, SOON } from '../../components/delivery/DayFieldView.tsx';
import {
  offeredServiceTypes,
  ServiceTypesView,
} from '../../components/delivery/ServiceTypesView.tsx';
import { untilAwaited } from '../../components/venue/Blocks.tsx';
import {
  DeliveryBlocksView,
  landingBlocks,
  LandingView,
  StartCardView,
} from '../../pages/delivery/LandingView.tsx';
import { type LandingAnswers, landingAnswers } from './deliveryAnswers.ts';
import { DeliveryScreen } from './DeliveryScreen.tsx';
import { nameOf, OrderingReason, type Place } from './VenueScreen.tsx';
import { isWide } from '../../ui/layout/useIsWide.ts';
import { deliveryPages } from '../../ordering/visit/visitPages.ts';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { venueScreenOf } from './venuePage.ts';

type LandingScreenProps = LandingAnswers & Place;

const nothing = () => undefined;

/** First page of the delivery side for a visitor, until the first block with dishes. */
export function LandingScreen({ landing, setup, areas, state, ...place }: LandingScreenProps) {
  const { viewer, venue, header } = place;
  const { t, code, pages } = viewer;
  const { hero, all } = landingBlocks(landing.blocks);
  const isLaterOnly = state.canOrder && state.isLaterOnly === true;
  return (
    <DeliveryScreen {...place}>
      <LandingView
        viewer={viewer}
        hero={hero}
        menu={undefined}
        card={
          <StartCardView
            title={nameOf(venue, header, viewer) || code}
            notice={<OrderingReason {...place} state={state} timeZone={setup.timeZone} />}
            type={
              <ServiceTypesView
                t={t}
                serviceTypes={offeredServiceTypes(landing.isDelivery, landing.isPickUp)}
                serviceType="Delivery"
                onChoose={nothing}
              />
            }
            placeId="first-place"
            place={
              <AskedAreaView viewer={viewer} areas={areas} areaId={0} onChoose={nothing}>
                <LogInLink viewer={viewer} returnUrl={pages.home()} />
              </AskedAreaView>
            }
            time={
              setup.isScheduledOrderActive && (
                <DayFieldView
                  {...viewer}
                  setup={setup}
                  day={isLaterOnly ? '' : SOON}
                  onChoose={nothing}
                  isLaterOnly={isLaterOnly}
                />
              )
            }
          />
        }
      >
        {landing.welcome && <p>{landing.welcome}</p>}
        <DeliveryBlocksView
          viewer={viewer}
          blocks={untilAwaited(all, { isAwaited: true })}
          menu={undefined}
        />
      </LandingView>
    </DeliveryScreen>
  );
}

export const screenOf = venueScreenOf(LandingScreen, landingAnswers, ({ landing }, diner) => ({
  colors: landing.colors,
  pages: deliveryPages(diner),
}));

/**
 * The landing page of the delivery side for a visitor. The app adds the blocks with dishes, which
 * on a wide screen change the layout.
 */
export const paint: Paint = async (asked, early) =>
  !isWide() &&
  paintScreen(asked, early, {
    screenOf,
    Frame: DeliveryScreen,
    isLater: (name) => LATER.has(name),
  });

const LATER: ReadonlySet<string> = new Set(['deliveryMenu', 'soldOut']);
