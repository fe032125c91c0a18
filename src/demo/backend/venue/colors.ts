/** The colours of each page, selected from those of the venue. */
import * as v from 'valibot';
import { ButtonColorCodes, PageColors } from '../../../contract/colors.ts';
import {
  AddressListColorCode,
  CartColorCode,
  PaymentPageColorCode,
  VerificationColorCode,
} from '../../../contract/concept.ts';
import { HeaderSetup } from '../../../contract/venue.ts';
import type { HeaderSource, VenueColors } from '../../venues/source.ts';
import type { Words } from '../../venues/menuSource.ts';
import { logoOf } from '../common/pictures.ts';

interface Dressed {
  code: string;
  colors: VenueColors;
}

export const pageColorsOf = (venue: Dressed) => v.parse(PageColors, venue.colors);
export const buttonColorsOf = (venue: Dressed) => v.parse(ButtonColorCodes, venue.colors);
export const cartColorsOf = (venue: Dressed) => v.parse(CartColorCode, venue.colors);
export const addressColorsOf = (venue: Dressed) => v.parse(AddressListColorCode, venue.colors);
export const paymentColorsOf = (venue: Dressed) => v.parse(PaymentPageColorCode, venue.colors);
export const verificationColorsOf = (venue: Dressed) =>
  v.parse(VerificationColorCode, { ...venue.colors, logo: logoOf(venue) });

export function headerOf(
  venue: Dressed & { header: HeaderSource; label: Words },
  hasFeedback: boolean,
): HeaderSetup {
  return v.parse(HeaderSetup, {
    feedBackIcon: hasFeedback,
    fontColorForArrow: '',
    languageColor: '',
    ...venue.header,
    logo: logoOf(venue),
    labelEN: venue.label.en,
    labelAR: venue.label.ar,
  });
}
