import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { links } from '../../config/paths.ts';
import { LANGUAGES, SPOKEN_LANGS } from '../../contract/languages.ts';
import { RATING_PAGE } from '../../contract/rating.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useMenuDetails } from '../../queries/menu.ts';
import {
  useCheckRateAndReviewTemplate,
  useCheckRateAndReviewTemplateMenuSchedule,
} from '../../queries/rateAndReview.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import type { AnyIcon } from '../../ui/media/iconPaths.ts';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { SidePanel } from '../../ui/modal/SidePanel.tsx';
import { useChooseLanguage } from '../venue/LanguageButton.tsx';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import header from '../venue/Header.module.css';
import styles from './ProfilePanel.module.css';
import { useLogOut } from './useLogOut.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

const PushChoice = lazyPart(() => import('../order/PushChoice.tsx'), 'PushChoice');

export function ProfileButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      className={header.profile}
      icon={LATER_ICONS.profile}
      label={t('panel.open')}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}

interface ProfilePanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The customer's pages, login and log-out. Rendered beside the header, not inside it. */
export function ProfilePanel({ isOpen, onClose }: ProfilePanelProps) {
  const { t } = useTranslation();
  const { customerId, userName, isLoggedIn } = useCustomer();
  return (
    <SidePanel
      isOpen={isOpen}
      title={
        isLoggedIn ? (
          <span className={styles.name} dir="auto">
            {userName}
          </span>
        ) : (
          t('panel.welcome')
        )
      }
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={isLoggedIn ? <LogOutButton /> : <LogInLink onClose={onClose} />}
    >
      <div className={styles.content}>
        {isLoggedIn && <LoyaltyCard customerId={customerId} />}
        <PanelPages customerId={customerId} isLoggedIn={isLoggedIn} onClose={onClose} />
        <LanguageSwitch />
        <PushChoice />
      </div>
    </SidePanel>
  );
}

interface PanelPagesProps {
  customerId: number;
  isLoggedIn: boolean;
  onClose: () => void;
}

/** Links to the customer's pages, and to the rating form, which visitors may be able to use too. */
function PanelPages({ customerId, isLoggedIn, onClose }: PanelPagesProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const rating = useCheckRateAndReviewTemplate(code, RATING_PAGE.header);
  const openRating = useOpenRating(!isLoggedIn);
  const returnLinks = { backUrl: pathname + search };
  const isRated = rating.data?.isActive ?? false;
  if (!isLoggedIn && !isRated) return null;
  return (
    <nav aria-label={t('panel.pages')}>
      {isLoggedIn && (
        <>
          <PanelLink
            icon={LATER_ICONS.profile}
            to={links.profile(code, { customerId, ...returnLinks })}
            onClose={onClose}
          >
            {t('panel.profile')}
          </PanelLink>
          <PanelLink
            icon="pin"
            to={links.addressList(code, customerId, returnLinks)}
            onClose={onClose}
          >
            {t('panel.addresses')}
          </PanelLink>
          <PanelLink
            icon={LATER_ICONS.receipt}
            to={links.orderList(code, returnLinks)}
            onClose={onClose}
          >
            {t('panel.orders')}
          </PanelLink>
        </>
      )}
      {isRated && (
        <PanelLink
          icon="star"
          to={(openRating ?? links.rateAndReview)(code, {
            ...returnLinks,
            returnUrl: pathname + search,
            pageId: RATING_PAGE.header,
          })}
          onClose={onClose}
        >
          {t('panel.rate')}
        </PanelLink>
      )}
    </nav>
  );
}

/** The rating form that needs no login, if the venue's menu has one. */
function useOpenRating(enabled: boolean): typeof links.rating | undefined {
  const { code } = useVisit();
  const head = useMenuDetails({ code }, { enabled });
  const menuScheduleId = head.data?.menuScheduleId ?? 0;
  const check = useCheckRateAndReviewTemplateMenuSchedule(
    menuScheduleId,
    RATING_PAGE.header,
    {},
    { enabled: enabled && menuScheduleId > 0 },
  );
  return check.data?.isActive && enabled ? links.rating : undefined;
}

interface PanelLinkProps {
  icon: AnyIcon;
  to: string;
  onClose: () => void;
  children: ReactNode;
}

function PanelLink({ icon, to, onClose, children }: PanelLinkProps) {
  return (
    <ListRow
      leading={<Icon name={icon} />}
      title={children}
      renderLink={(row) => (
        <Link className={row.className} to={to} onClick={onClose}>
          {row.children}
        </Link>
      )}
    />
  );
}

function LanguageSwitch() {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const chooseLanguage = useChooseLanguage(code);
  return (
    <div className={styles.settings}>
      <div className={styles.languages} role="group" aria-label={t('header.language')}>
        {SPOKEN_LANGS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.language}
            lang={LANGUAGES[each].tag}
            aria-pressed={each === lang}
            onClick={() => {
              if (each !== lang) chooseLanguage(each);
            }}
          >
            {LANGUAGES[each].ownName}
          </button>
        ))}
      </div>
    </div>
  );
}

function LogInLink({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <Link className={buttonClass()} to={links.verification(code, here, here)} onClick={onClose}>
      {t('panel.logIn')}
    </Link>
  );
}

function LogOutButton() {
  const { t } = useTranslation();
  const { isLeaving, leave } = useLogOut();
  return (
    <Button
      variant="secondary"
      icon={<Icon name={LATER_ICONS.logout} size="s" isMirrored />}
      isBusy={isLeaving}
      busyLabel={t('panel.leaving')}
      onClick={() => void leave()}
    >
      {t('panel.logOut')}
    </Button>
  );
}
