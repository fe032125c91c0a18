import { useEffect, type ReactNode } from 'react';
import { Header } from '../components/venue/Header.tsx';
import { VenueMain } from '../components/venue/VenueMain.tsx';
import { useVenueColors } from '../components/venue/useVenueColors.ts';
import { links } from '../rules/common/routes.ts';
import { chooseDigits } from '../i18n/digits.ts';
import { useVisit } from '../ordering/visit/useVisit.ts';
import { labelOf } from '../rules/common/labels.ts';
import { namePage } from '../ui/text/pageName.ts';
import type { FirstAnswers } from './answers.ts';

interface VenueScreenProps extends Omit<FirstAnswers, 'menu'> {
  /** Precedes the venue's name in the tab's title. */
  title?: string;
  children: ReactNode;
}

/** The header and colours that all pages of a venue share. */
export function VenueScreen({ venue, header, colors, title, children }: VenueScreenProps) {
  const { code, tableCode, lang } = useVisit();
  chooseDigits(header.isEasternDigits === true);
  useVenueColors(header, colors);
  const name = labelOf(header, lang) || labelOf(venue, lang);
  useEffect(() => namePage([title, name].filter(Boolean).join(' · ')));
  return (
    <>
      <Header
        setup={header}
        name={name}
        cart={{ count: undefined, address: links.cart(code, tableCode) }}
      />
      <VenueMain header={header}>{children}</VenueMain>
    </>
  );
}
