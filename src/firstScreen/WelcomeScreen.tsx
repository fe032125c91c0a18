import type { HomePage } from '../contract/places.ts';
import type { TableHours } from '../contract/tableHours.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';
import { TableCard } from '../pages/venue/TableCard.tsx';
import { Welcome } from '../pages/venue/Welcome.tsx';
import { labelOf } from '../rules/common/labels.ts';
import { givenColors } from '../rules/venue/venueTheme.ts';
import { VenueScreen, type FirstAnswers } from './VenueScreen.tsx';

export interface WelcomeAnswers extends FirstAnswers {
  hours: TableHours;
  welcome: HomePage;
}

/** A venue's welcome at a table, drawn with the app's own components. */
export function WelcomeScreen({ menu, hours, welcome, ...answers }: WelcomeAnswers) {
  const { code, tableCode, lang } = useVisit();
  const { venue, header, colors } = answers;
  return (
    <VenueScreen {...answers} colors={{ ...colors, ...givenColors(welcome.colors) }}>
      <Welcome
        blocks={welcome.blocks}
        menu={menu}
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
