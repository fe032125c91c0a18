import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HeaderSetup } from '../../contract/venue.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { headerShape, logoHeight } from '../../rules/venue/header.ts';
import { AppBar } from '../../ui/layout/AppBar.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import styles from './Header.module.css';
import { LanguageButton } from './LanguageButton.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { useBackTarget } from './useBackTarget.ts';
import { usePageIdle } from '../../lazy/usePageIdle.ts';
import { venuePictureUrl } from './VenuePicture.tsx';
import { useDigits } from '../common/useDigits.ts';

interface HeaderProps {
  setup: HeaderSetup | undefined;
  name: string;
  /** Left out on pages without ordering. */
  cart?: HeaderCart;
  /** The button that opens the customer's panel, if this side has one. */
  profile?: ReactNode;
  /** The link to the venue's rating form, if this side has one. */
  Feedback?: ComponentType<Pick<HeaderSetup, 'feedBackIcon'>>;
}

interface HeaderCart {
  /** Undefined while unknown. */
  count: number | undefined;
  address: string;
}

export function Header({ setup, name, cart, profile, Feedback }: HeaderProps) {
  const { pathname } = useLocation();
  const { code, tableCode } = useVisit();
  const shape = headerShape(pathname, tableCode, setup?.hideLang ?? false);
  const isIdle = usePageIdle();
  if (shape.isHidden) return null;
  return (
    <AppBar
      start={<BackArrow />}
      title={<VenueName setup={setup} name={name} />}
      end={
        <>
          {isIdle && Feedback && setup?.feedBackIcon && (
            <Feedback feedBackIcon={setup.feedBackIcon} />
          )}
          {shape.hasLanguageMenu && <LanguageButton code={code} />}
          <SettingsButton />
          {shape.hasProfile && profile}
          {shape.hasCart && cart && <CartButton {...cart} />}
        </>
      }
    />
  );
}

function VenueName({ setup, name }: Pick<HeaderProps, 'setup' | 'name'>) {
  const [broken, setBroken] = useState('');
  const [ownHeight, setOwnHeight] = useState<number>();
  const logo = venuePictureUrl(setup?.logo);
  const height =
    setup && logo && logo !== broken ? logoHeight(setup.logoHeight, ownHeight) : undefined;
  useEffect(() => {
    // Elements that stick below the header need its height.
    const { style } = document.documentElement;
    if (height) style.setProperty('--logo-height', height);
    return () => void style.removeProperty('--logo-height');
  }, [height]);
  if (!height) return <span className={styles.name}>{name}</span>;
  return (
    <img
      className={styles.logo}
      style={{ blockSize: height }}
      src={logo}
      alt={name}
      decoding="async"
      onLoad={(event) => setOwnHeight(event.currentTarget.naturalHeight)}
      onError={() => setBroken(logo ?? '')}
    />
  );
}

function BackArrow() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const target = useBackTarget();
  if (target === undefined) return null;
  const goBack = () => void (target === 'history' ? navigate(-1) : navigate(target.to));
  return <IconButton icon="back" label={t('header.back')} onClick={goBack} />;
}

function CartButton({ count, address }: HeaderCart) {
  const { t } = useTranslation();
  const digits = useDigits();
  const navigate = useNavigate();
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
      badge={count ? digits(count) : undefined}
      onClick={() => void navigate(address)}
    />
  );
}
