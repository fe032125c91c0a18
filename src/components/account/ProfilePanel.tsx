import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { links } from '../../rules/common/routes.ts';
import { LANGUAGES, SPOKEN_LANGS } from '../../contract/languages.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { SidePanel } from '../../ui/modal/SidePanel.tsx';
import { useChooseLanguage } from '../venue/header/LanguageButton.tsx';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { PanelPages } from './PanelPages.tsx';
import styles from './ProfilePanel.module.css';
import { useLogOut } from './useLogOut.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

const PushChoice = lazyPart(() => import('../order/PushChoice.tsx'), 'PushChoice');

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
