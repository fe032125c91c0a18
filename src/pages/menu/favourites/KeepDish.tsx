import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../contract/menu.ts';
import { useYours } from '../../../ordering/menu/useYours.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { shownAgain, withHeartTurned } from '../../../rules/menu/yours.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { changeYours } from '../../../storage/yours.ts';
import { HeartView } from './DishButtonsView.tsx';

/** The heart of a dish: stores it on this phone, without an account. */
export function KeepDish({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const { hearts, isAway } = useYours();
  const showToast = useAppStore((state) => state.showToast);
  const isKept = hearts.includes(item.id);
  const name = labelOf(item, lang);
  const turn = () => {
    changeYours(code, (before) => withHeartTurned(before, item.id));
    if (isKept) return;
    const show = { label: t('yours.show'), onAct: () => changeYours(code, shownAgain) };
    showToast({ text: t('yours.added', { name }), ...(isAway && { action: show }) });
  };
  return <HeartView t={t} name={name} isKept={isKept} onTap={turn} />;
}
