import type { ReactNode } from 'react';
import type { Lang } from '../../../contract/languages.ts';
import { inDigitsOf } from '../../../i18n/digits.ts';
import type { HeaderShape } from '../../../rules/venue/header.ts';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { AppBar } from '../../../ui/layout/AppBar.tsx';
import type { Viewer } from '../useViewer.ts';
import styles from './Header.module.css';
import { LanguageButtonView } from './LanguageButtonView.tsx';
import { VenueName, type VenueNameProps } from './VenueName.tsx';

/** What the buttons do. */
interface HeaderActions {
  goBack: () => void;
  chooseLanguage: (lang: Lang) => void;
  openSettings: () => void;
  openCart: () => void;
}

interface HeaderViewProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  shape: HeaderShape;
  venue: VenueNameProps;
  hasBack: boolean;
  /** Left out on pages without ordering. The count is undefined while it is unknown. */
  cart?: { count: number | undefined } | undefined;
  feedback?: ReactNode;
  profile?: ReactNode;
  actions?: HeaderActions;
}

export function HeaderView(props: HeaderViewProps) {
  const { viewer, shape, venue, hasBack, cart, feedback, profile, actions } = props;
  const { t } = viewer;
  return (
    <AppBar
      start={
        <>
          {hasBack && <IconButton icon="back" label={t('header.back')} onClick={actions?.goBack} />}
        </>
      }
      title={<VenueName {...venue} />}
      end={
        <>
          {feedback}
          {shape.hasLanguageMenu && (
            <LanguageButtonView viewer={viewer} onChoose={actions?.chooseLanguage} />
          )}
          <IconButton
            icon="settings"
            label={t('settings.title')}
            aria-haspopup="dialog"
            onClick={actions?.openSettings}
          />
          {shape.hasProfile && profile}
          {shape.hasCart && cart && (
            <CartButton viewer={viewer} onClick={actions?.openCart} {...cart} />
          )}
        </>
      }
    />
  );
}

interface CartButtonProps extends Pick<HeaderViewProps, 'viewer'> {
  count: number | undefined;
  onClick: (() => void) | undefined;
}

function CartButton({ viewer, count, onClick }: CartButtonProps) {
  const { t, lang } = viewer;
  return (
    <IconButton
      className={styles.cart}
      icon="cart"
      label={
        count === undefined
          ? t('header.cartUnknown')
          : count > 0
            ? t('header.cart', { n: count })
            : t('header.cartEmpty')
      }
      badge={count ? inDigitsOf(lang, count) : undefined}
      onClick={onClick}
    />
  );
}
