import type { ReactNode } from 'react';
import type { ListedMenu, MenuItem } from '../../contract/menu.ts';
import type { HomePage } from '../../contract/places.ts';
import type { Mode } from '../../ordering/visit/modes.ts';
import { TableCard } from '../../pages/venue/TableCard.tsx';
import { Welcome } from '../../pages/venue/Welcome.tsx';
import { labelOf } from '../../rules/common/labels.ts';
import { wholeItem, type WelcomeAnswers, welcomeAnswers } from './answers.ts';
import { OrderingReason, VenueScreen, type Place } from './VenueScreen.tsx';
import { paintScreen, type Paint } from '../paint.ts';
import { venueScreenOf } from './venuePage.ts';

/** The dishes that the page names. */
function namedItems({ menuItems }: ListedMenu, { blocks }: HomePage): MenuItem[] {
  const ids = new Set(blocks.flatMap((block) => (block.kind === 'items' ? block.itemIds : [])));
  return menuItems.filter(({ id }) => ids.has(id)).map(wholeItem);
}

interface WelcomeScreenProps extends WelcomeAnswers, Place {
  asks?: Mode['asks'];
  notice?: ReactNode;
}

/** A venue's welcome at a table or in a lane. */
export function WelcomeScreen(props: WelcomeScreenProps) {
  const { menu, hours, welcome, state, asks = 'contact', notice, ...place } = props;
  const { viewer, tableCode, venue, header } = place;
  const { lang, code } = viewer;
  return (
    <VenueScreen {...place}>
      <Welcome
        viewer={viewer}
        blocks={welcome.blocks}
        menu={{ ...menu, menuItems: namedItems(menu, welcome) }}
        card={
          <TableCard
            viewer={viewer}
            asks={asks}
            name={labelOf(header, lang) || labelOf(venue, lang) || code}
            table={tableCode}
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

export const screenOf = venueScreenOf(
  WelcomeScreen,
  (came, { nowMs }) => welcomeAnswers(came, nowMs),
  ({ welcome: { colors } }) => ({ colors }),
);

/** A venue's welcome at a table. */
export const paint: Paint = (asked, early) => paintScreen(asked, early, { screenOf });
