import { beit } from './beit.ts';
import { big } from './big.ts';
import { bigInOtherSizes } from './big/sizes.ts';
import { matsuri } from './matsuri.ts';
import { palm } from './palm.ts';
import { route } from './route.ts';
import { souq } from './souq.ts';
import type { VenueSource } from './source.ts';

export const venues: VenueSource[] = [
  beit,
  route,
  ...palm,
  ...souq,
  matsuri,
  big,
  ...bigInOtherSizes,
];
