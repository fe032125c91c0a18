import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindText } from '../../components/menu/search/useFindText.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import type { HallFindsProps } from './HallFinds.tsx';
import { HallFindView } from './HallFindView.tsx';

const HallFinds = lazyPart(() => import('./HallFinds.tsx'), 'HallFinds', {
  isNeeded: true,
  placeholder: <SkeletonRows count={3} />,
});

/** A search box for the menus of all kitchens. They load at its first use. */
export function HallFind({ kitchens }: Pick<HallFindsProps, 'kitchens'>) {
  const { t } = useTranslation();
  const { text, setText } = useFindText();
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    box.current?.focus();
  };
  const [isUsed, setIsUsed] = useState(text !== '');
  return (
    <HallFindView
      ref={box}
      t={t}
      value={text}
      onChange={setText}
      onFocus={() => setIsUsed(true)}
      trailing={text !== '' && <IconButton icon="close" label={t('find.close')} onClick={clear} />}
    >
      {isUsed && <HallFinds kitchens={kitchens} text={text} />}
    </HallFindView>
  );
}
