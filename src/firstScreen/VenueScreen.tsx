import type { ReactNode } from 'react';
import { HeaderView } from '../components/venue/header/HeaderView.tsx';
import type { Viewer } from '../components/venue/useViewer.ts';
import { setBarColor, setTabIcon, setVenueTokens } from '../components/venue/venueColors.ts';
import { venuePictureUrl } from '../components/venue/venuePictureUrl.ts';
import type { ButtonColorCodes } from '../contract/colors.ts';
import type { HeaderSetup, StoreRef } from '../contract/venue.ts';
import { chooseDigits } from '../i18n/digits.ts';
import { labelOf } from '../rules/common/labels.ts';
import { headerShape } from '../rules/venue/header.ts';
import { browserBar } from '../rules/venue/venueTheme.ts';
import { storedLook } from '../storage/earlyReads.ts';
import { depthInHistory } from '../ui/modal/tabHistory.ts';
import { PageMain } from '../ui/layout/PageMain.tsx';
import { namePage } from '../ui/text/pageName.ts';

interface VenueAnswers {
  venue: StoreRef;
  header: HeaderSetup;
  colors: ButtonColorCodes;
}

interface VenueScreenProps extends Pick<VenueAnswers, 'venue' | 'header'> {
  viewer: Viewer;
  tableCode: string;
  children: ReactNode;
}

/** The header that all pages of a venue share. */
export function VenueScreen({ viewer, tableCode, venue, header, children }: VenueScreenProps) {
  const { pathname } = globalThis.location;
  return (
    <>
      <HeaderView
        viewer={viewer}
        shape={headerShape(pathname, tableCode, header.hideLang)}
        venue={{
          name: nameOf(venue, header, viewer),
          logo: venuePictureUrl(header.logo),
          height: header.logoHeight,
        }}
        // The welcome page has an arrow only if this tab has visited another page.
        hasBack={pathname !== viewer.pages.home() || depthInHistory() > 0}
        cart={{ count: undefined }}
      />
      <PageMain>{children}</PageMain>
    </>
  );
}

function nameOf(venue: StoreRef, header: HeaderSetup, { lang }: Viewer): string {
  return labelOf(header, lang) || labelOf(venue, lang);
}

/** Applies the venue's digits, colours and name to the page. */
export function dressPage(answers: VenueAnswers, viewer: Viewer, title?: string): void {
  const { venue, header, colors } = answers;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const appearance = storedLook().theme ?? (isDark ? 'dark' : 'light');
  chooseDigits(header.isEasternDigits === true);
  setVenueTokens(header, colors, { appearance, lang: viewer.lang });
  setBarColor(browserBar(header, appearance));
  setTabIcon(venuePictureUrl(header.favicon));
  namePage([title, nameOf(venue, header, viewer)].filter(Boolean).join(' · '));
}
