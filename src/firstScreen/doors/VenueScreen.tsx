import type { ReactNode } from 'react';
import {
  OrderingNoticeView,
  type OrderingNoticeProps,
} from '../../components/menu/OrderingNoticeView.tsx';
import { OrderStripOutline } from '../../components/order/OrderStripOutline.tsx';
import { HeaderView } from '../../components/venue/header/HeaderView.tsx';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { setBarColor, setTabIcon, setVenueTokens } from '../../components/venue/venueColors.ts';
import { venuePictureUrl } from '../../components/venue/venuePictureUrl.ts';
import type { HeaderSetup, StoreRef } from '../../contract/venue.ts';
import { chooseDigits } from '../../i18n/digits.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { backTarget, headerShape } from '../../rules/venue/header.ts';
import { browserBar, type Appearance } from '../../rules/venue/venueTheme.ts';
import { likelyVisit, ordersUnderWay, storedLook } from '../../storage/earlyReads.ts';
import { depthInHistory } from '../../ui/modal/tabHistory.ts';
import { PageMain } from '../../ui/layout/PageMain.tsx';
import type { VenueAnswers } from './answers.ts';

/** Who looks at a screen, and at which table. */
export interface Place {
  viewer: Viewer;
  tableCode: string;
}

export interface VenueScreenProps extends Place, Pick<VenueAnswers, 'venue' | 'header'> {
  /** Opens the customer's panel, on the delivery side. A visitor's cart is empty. */
  account?: ReactNode;
  /** The dishes in the cart, if that is known. */
  count?: number | undefined;
  /** The orders under way have a strip here. */
  hasStrip?: boolean;
  children: ReactNode;
}

/** The header that most pages of a venue share. */
export function VenueScreen(props: VenueScreenProps) {
  const { viewer, tableCode, venue, header, account, hasStrip = false, children } = props;
  const { count = account ? 0 : undefined } = props;
  const { pathname } = globalThis.location;
  const { hall } = likelyVisit(viewer.code, tableCode);
  const context = {
    code: viewer.code,
    tableCode,
    ...(hall !== undefined && { mergeCode: hall }),
    isEndingPage: false,
    // Without it a menu leads back to its table's first page: there is an arrow in any case.
    hasHomePage: false,
    hasHistory: depthInHistory() > 0,
  };
  const shape = headerShape(pathname, tableCode, header.hideLang);
  return (
    <>
      {!shape.isHidden && (
        <HeaderView
          viewer={viewer}
          shape={shape}
          venue={{
            name: nameOf(venue, header, viewer),
            logo: venuePictureUrl(header.logo),
            height: header.logoHeight,
          }}
          hasBack={backTarget(pathname, context) !== undefined}
          cart={{ count }}
          profile={account}
        />
      )}
      {hasStrip && <OrderStripOutline orders={ordersUnderWay(viewer.code, tableCode)} />}
      <PageMain>{children}</PageMain>
    </>
  );
}

interface ReasonProps extends OrderingNoticeProps, Place {
  venue: StoreRef;
}

/** Why the diner cannot order now, if so. */
export function OrderingReason({ viewer, tableCode, venue, state, timeZone }: ReasonProps) {
  return (
    <OrderingNoticeView
      viewer={viewer}
      tableCode={tableCode}
      hasDelivery={venue.delivery}
      state={state}
      {...(timeZone !== undefined && { timeZone })}
    />
  );
}

/** The venue's own name; '' if it has none. */
export function nameOf(venue: StoreRef, header: HeaderSetup, { lang }: Viewer): string {
  return labelOf(header, lang) || labelOf(venue, lang);
}

export function appearanceHere(): Appearance {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return storedLook().theme ?? (isDark ? 'dark' : 'light');
}

/** Applies the venue's digits and colours to the page. Returns the page's name. */
export function dressPage(answers: VenueAnswers, viewer: Viewer, title?: string): string {
  const { venue, header, colors } = answers;
  const appearance = appearanceHere();
  chooseDigits(header.isEasternDigits === true);
  setVenueTokens(header, colors, { appearance, lang: viewer.lang });
  setBarColor(browserBar(header, appearance));
  setTabIcon(venuePictureUrl(header.favicon));
  return [title, nameOf(venue, header, viewer)].filter(Boolean).join(' · ');
}
