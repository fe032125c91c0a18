import { useMatch } from 'react-router-dom';
import { patterns } from '../config/paths.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useMergeScreen } from '../queries/places.ts';
import { OpenCarts } from './OpenCarts.tsx';

/** Under the header of a hall's venue: the carts that wait at its neighbours. */
export function HallCarts({ hallCode }: { hallCode: string }) {
  const { code, lang } = useVisit();
  const hall = useMergeScreen(hallCode, lang);
  const isPaying = useMatch(patterns.payment) !== null;
  const neighbours = (hall.data?.venues ?? []).filter((venue) => venue.code !== code);
  return isPaying ? null : <OpenCarts places={neighbours} at="top" />;
}
