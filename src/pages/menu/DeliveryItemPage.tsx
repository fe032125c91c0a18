import { useParams, useSearchParams } from 'react-router-dom';
import { useDeliveryDish } from '../../ordering/menu/useDeliveryDish.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { LINE_PARAM } from '../../ordering/visit/visitPages.ts';
import { idParam } from '../../rules/common/idParam.ts';
import { DishScreen } from './dish/DishScreen.tsx';

/** A dish on the delivery side; the query names the cart line to edit. */
export function DeliveryItemPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const lineKey = search.get(LINE_PARAM) ?? '';
  const { pages } = useVisit();
  const dish = useDeliveryDish(idParam(id), lineKey);
  return <DishScreen dish={dish} home={lineKey === '' ? pages.menu() : pages.cart()} />;
}
