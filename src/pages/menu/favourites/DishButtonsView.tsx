import type { Viewer } from '../../../components/venue/useViewer.ts';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { LATER_ICONS } from '../../../ui/media/laterIcons.ts';
import styles from './KeepDish.module.css';

interface DishButtonProps extends Pick<Viewer, 't'> {
  /** Of the dish. */
  name: string;
  onTap?: () => void;
}

export function ShareButtonView({ t, name, onTap }: DishButtonProps) {
  return (
    <IconButton icon={LATER_ICONS.share} label={t('dishLink.share', { name })} onClick={onTap} />
  );
}

export function HeartView({ t, name, isKept, onTap }: DishButtonProps & { isKept: boolean }) {
  return (
    <IconButton
      className={styles.heart}
      icon={LATER_ICONS.heart}
      label={t('yours.keep', { name })}
      aria-pressed={isKept}
      onClick={onTap}
    />
  );
}
