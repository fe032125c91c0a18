import { useTranslation } from 'react-i18next';
import { links } from '../../rules/common/routes.ts';
import { useRounds } from '../../ordering/order/useRounds.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { counts } from '../../rules/table/rounds.ts';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { Link } from '../../ui/text/Link.tsx';

/** The pages around it already poll the orders. */
const ASKED_ELSEWHERE = {};

/** Link to the split bill, once there is something to split. */
export function DivideLink() {
  const { t } = useTranslation();
  const { code, tableCode } = useVisit();
  const { rounds } = useRounds(ASKED_ELSEWHERE);
  if (!rounds.some(({ order }) => order && counts(order))) return null;
  return (
    <Link className={buttonClass('secondary')} to={links.split(code, tableCode)}>
      <Icon name={LATER_ICONS.split} />
      {t('split.title')}
    </Link>
  );
}
