import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HeaderSetup } from '../../../contract/venue.ts';
import { usePageIdle } from '../../../lazy/usePageIdle.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { headerShape } from '../../../rules/venue/header.ts';
import { useAppStore } from '../../../state/appStore.ts';
import { venuePictureUrl } from '../venuePictureUrl.ts';
import { HeaderView } from './HeaderView.tsx';
import { useChooseLanguage } from './LanguageButton.tsx';
import { useBackTarget } from './useBackTarget.ts';

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
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { code, tableCode, lang } = useVisit();
  const shape = headerShape(pathname, tableCode, setup?.hideLang ?? false);
  const isIdle = usePageIdle();
  const back = useBackTarget();
  const chooseLanguage = useChooseLanguage(code);
  const showSettings = useAppStore((state) => state.showSettings);
  if (shape.isHidden) return null;
  const feedBackIcon = isIdle && setup?.feedBackIcon;
  return (
    <HeaderView
      viewer={{ t, lang }}
      shape={shape}
      venue={{ name, logo: venuePictureUrl(setup?.logo), height: setup?.logoHeight ?? '' }}
      hasBack={back !== undefined}
      cart={cart}
      feedback={Feedback && feedBackIcon && <Feedback feedBackIcon={feedBackIcon} />}
      profile={profile}
      actions={{
        goBack: () => void (back === 'history' ? navigate(-1) : navigate(back?.to ?? '')),
        chooseLanguage,
        openSettings: () => showSettings(true),
        openCart: () => void navigate(cart?.address ?? ''),
      }}
    />
  );
}
