import type { ListedMenu, MenuItem } from '../contract/menu.ts';
import type { HomePage } from '../contract/places.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';
import { TableCard } from '../pages/venue/TableCard.tsx';
import { Welcome } from '../pages/venue/Welcome.tsx';
import { labelOf } from '../rules/common/labels.ts';
import { givenColors } from '../rules/venue/venueTheme.ts';
import { wholeItem, type WelcomeAnswers } from './answers.ts';
import { VenueScreen } from './VenueScreen.tsx';

/** The dishes that the page names. */
function namedItems({ menuItems }: ListedMenu, { blocks }: HomePage): MenuItem[] {
  const ids = new Set(blocks.flatMap((block) => (block.kind === 'items' ? block.itemIds : [])));
  return menuItems.filter(({ id }) => ids.has(id)).map(wholeItem);
}

/** A venue's welcome at a table, drawn with the app's own components. */
export function WelcomeScreen({ menu, hours, welcome, ...answers }: WelcomeAnswers) {
  const { code, tableCode, lang } = useVisit();
  const { venue, header, colors } = answers;
  return (
    <VenueScreen {...answers} colors={{ ...colors, ...givenColors(welcome.colors) }}>
      <Welcome
        blocks={welcome.blocks}
        menu={{ ...menu, menuItems: namedItems(menu, welcome) }}
        card={
          <TableCard
            name={labelOf(header, lang) || labelOf(venue, lang) || code}
            table={tableCode}
            hours={hours}
            timeZone={venue.timeZone}
          />
        }
      />
    </VenueScreen>
  );
}
