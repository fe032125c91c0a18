import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../contract/menu.ts';
import { lazyPart } from '../../../lazy/lazyPart.tsx';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../../queries/menu.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { shareLink } from '../../../components/common/handOver.ts';
import { ShareButtonView, HeartView } from './DishButtonsView.tsx';
import { useYours } from '../../../ordering/menu/useYours.ts';
import { shownAgain, withHeartTurned } from '../../../rules/menu/yours.ts';
import { changeYours } from '../../../storage/yours.ts';

const DishLinkDialog = lazyPart(() => import('./DishLinkDialog.tsx'), 'DishLinkDialog');

/** Shares a link to this dish. */
function ShareDish({ item }: { item: MenuItem }) {
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

/** The heart of a dish: stores it on this phone, without an account. */
function KeepDish({ item }: { item: MenuItem }) {
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

/** The buttons beside the name of a dish. */
export function DishButtons({ item }: { item: MenuItem }) {
  return (
    <>
      <ShareDish item={item} />
      <KeepDish item={item} />
    </>
  );
}
