import type { ReactNode } from 'react';
import type { ListedMenu, MenuItem } from '../../contract/menu.ts';
import type { HomePage } from '../../contract/places.ts';
import { TableCard } from '../../pages/venue/TableCard.tsx';
import { Welcome } from '../../pages/venue/Welcome.tsx';
import { menuInstead, wholeItem, type WelcomeAnswers, welcomeAnswers } from './tableAnswers.ts';
import { nameOf, OrderingReason, VenueScreen, type Place } from './VenueScreen.tsx';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { venueScreenOf } from './venuePage.ts';

/** The dishes that the page names. */
function namedItems({ menuItems }: ListedMenu, { blocks }: HomePage): MenuItem[] {
  const ids = new Set(blocks.flatMap((block) => (block.kind === 'items' ? block.itemIds : [])));
  return menuItems.filter(({ id }) => ids.has(id)).map(wholeItem);
}

interface WelcomeScreenProps extends WelcomeAnswers, Place {
  notice?: ReactNode;
}

/** A venue's welcome at a table or in a lane. */
export function WelcomeScreen(props: WelcomeScreenProps) {
  const { menu, hours, welcome, state, asks, notice, ...place } = props;
  const { viewer, tableCode, venue, header } = place;
  const { code } = viewer;
  const isTableUnknown = !state.canOrder && state.reason === 'unknownTable';
  return (
    <VenueScreen hasStrip {...place}>
      <Welcome
        viewer={viewer}
        blocks={welcome.blocks}
        menu={{ ...menu, menuItems: namedItems(menu, welcome) }}
        card={
          <TableCard
            viewer={viewer}
            asks={asks}
            name={nameOf(venue, header, viewer) || code}
            table={isTableUnknown ? undefined : tableCode}
            hours={hours}
            timeZone={venue.timeZone}
            notice={
              <>
                <OrderingReason {...place} state={state} timeZone={venue.timeZone} />
                {notice}
              </>
            }
          />
        }
      />
    </VenueScreen>
  );
}

export const screenOf = venueScreenOf(WelcomeScreen, welcomeAnswers, ({ welcome }) => ({
  colors: welcome.colors,
}));

/** A venue's welcome at a table. */
export const paint: Paint = (asked, early) =>
  paintScreen(asked, early, { screenOf, othersIn: menuInstead });
