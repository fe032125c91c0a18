import { useMatch } from 'react-router-dom';
import { patterns } from '../../rules/common/routes.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useMergeScreen } from '../../queries/places.ts';
import { OpenCarts } from './OpenCarts.tsx';

/**
 * Below the header of a hall's venue: open carts at the other venues of the hall. Hidden while the
 * diner pays or chooses a dish's options, to avoid distraction.
 */
export function HallCarts({ hallCode }: { hallCode: string }) {
  const { code, lang } = useVisit();
  const hall = useMergeScreen({ code: hallCode, lang });
  const busy = [useMatch(patterns.payment), useMatch(patterns.item), useMatch(patterns.itemEdit)];
  const neighbours = (hall.data?.venues ?? []).filter((venue) => venue.code !== code);
  return busy.some(Boolean) ? null : <OpenCarts kitchens={neighbours} at="top" />;
}
