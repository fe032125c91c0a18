import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../contract/menu.ts';
import { lazyPart } from '../../../lazy/lazyPart.tsx';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../../queries/menu.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { shareLink } from '../../../components/common/handOver.ts';
import { ShareButtonView } from './DishButtonsView.tsx';

const DishLinkDialog = lazyPart(() => import('./DishLinkDialog.tsx'), 'DishLinkDialog');

/** Shares a link to this dish. */
export function ShareDish({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const { code, lang, pages } = useVisit();
  const venue = useStoreIdFromCode({ code }).data;
  const showToast = useAppStore((state) => state.showToast);
  const [isLinkShown, setIsLinkShown] = useState(false);
  const url = new URL(pages.itemForOthers(item.id), globalThis.location.origin).href;
  const name = labelOf(item, lang);
  const venueName = venue ? labelOf(venue, lang) : '';
  const share = async () => {
    const text = venueName === '' ? name : t('dishLink.text', { name, venue: venueName });
    const became = await shareLink({ title: name, text, url });
    if (became === 'kept') showToast({ text: t('dishLink.copied') });
    if (became === 'refused') setIsLinkShown(true);
  };
  return (
    <>
      <ShareButtonView t={t} name={name} onTap={() => void share()} />
      {isLinkShown && (
        <DishLinkDialog name={name} url={url} onClose={() => setIsLinkShown(false)} />
      )}
    </>
  );
}
