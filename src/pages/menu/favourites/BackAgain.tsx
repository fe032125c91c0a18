import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BACK_AGAIN_LIFE_MS } from '../../../config/times.ts';
import type { Menu, MenuItem } from '../../../contract/menu.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { backAgain } from '../../../rules/menu/yours.ts';
import { appStore } from '../../../state/appStore.ts';
import { changeYours, yoursAt } from '../../../storage/yours.ts';

/** Tells once which dishes are back that were sold out when the diner wanted them. */
export function BackAgain({ menu }: { menu: Menu }) {
  const { t } = useTranslation();
  const { code, lang, pages } = useVisit();
  const navigate = useNavigate();
  const tell = useEffectEvent(([first, ...others]: readonly MenuItem[]) => {
    if (!first) return;
    const more = others.length > 0 ? [t('menu.andOthers', { count: others.length })] : [];
    const dishes = new Intl.ListFormat(lang).format([labelOf(first, lang), ...more]);
    appStore.getState().showToast({
      text: t('menu.backAgain', { dishes }),
      lifeMs: BACK_AGAIN_LIFE_MS,
      action: { label: t('menu.showDish'), onAct: () => void navigate(pages.item(first.id)) },
    });
  });
  useEffect(() => {
    const { dishes, after } = backAgain(yoursAt(code), menu.menuItems, Date.now());
    changeYours(code, () => after);
    tell(dishes);
  }, [code, menu]);
  return null;
}
