import { useParams } from 'react-router-dom';
import { useTableDish } from '../../ordering/menu/useTableDish.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { idParam } from '../../rules/common/idParam.ts';
import { DishScreen } from './dish/DishScreen.tsx';

/** A dish at a table; `edit` in the address names the previous page. */
export function ItemPage() {
  const { id, tableCartId = '0', edit } = useParams();
  const { pages } = useVisit();
  const dish = useTableDish(idParam(id), idParam(tableCartId));
  const home = edit === 'edit' ? pages.cart() : edit === 'Home' ? pages.home() : pages.menu();
  return <DishScreen dish={dish} home={home} />;
}
