import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VERSION } from '../../config/version.ts';
import { LANGUAGES, SPOKEN_LANGS } from '../../contract/languages.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { putAway, shownAgain } from '../../rules/menu/yours.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { changeYours, yoursAt } from '../../storage/yours.ts';
import { Button } from '../../ui/form/Button.tsx';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { useChooseLanguage } from './header/LanguageButton.tsx';
import styles from './SettingsSheet.module.css';

const AllergySheet = lazyPart(() => import('../allergy/AllergySheet.tsx'), 'AllergySheet', {
  isNeeded: true,
});

const THEMES = ['phone', 'light', 'dark'] as const;
const SIZES = ['normal', 'large', 'larger'] as const;

/** Shows or hides the diner's favourites and last viewed dishes at the top of this venue's menu. */
function YoursSwitch({ code }: { code: string }) {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(() => !yoursAt(code).isAway);
  return (
    <Switch
      label={t('yours.setting')}
      detail={t('yours.settingText')}
      checked={isOn}
      onChange={(isWanted) => {
        changeYours(code, isWanted ? shownAgain : putAway);
        setIsOn(isWanted);
      }}
    />
  );
}

/** The diner's settings for this phone, at every venue and without an account. */
export function SettingsSheet() {
  const isAbout = useAppStore((state) => state.isSettingsOpen);
  return isAbout === 'allergies' ? <AllergySheet /> : <LookSheet />;
}

function LookSheet() {
  const { t } = useTranslation();
  const { theme, textSize = 'normal', lessMotion = false } = useAppStore((state) => state.look);
  const lang = useAppStore((state) => state.lang);
  const { chooseLook, showSettings } = appStore.getState();
  const code = useAppStore((state) => state.visit?.code);
  const chooseLanguage = useChooseLanguage(code);
  return (
    <Sheet
      isOpen
      title={t('settings.title')}
      closeLabel={t('common.close')}
      onClose={() => showSettings(false)}
    >
      <div className={styles.settings}>
        <RadioGroup
          isInline
          label={t('settings.theme')}
          value={theme ?? 'phone'}
          onChange={(chosen) =>
            chooseLook({ theme: chosen === 'light' || chosen === 'dark' ? chosen : undefined })
          }
        >
          {THEMES.map((each) => (
            <RadioCard key={each} value={each} title={t(`theme.${each}`)} />
          ))}
        </RadioGroup>
        <RadioGroup
          isInline
          label={t('settings.textSize')}
          value={textSize}
          onChange={(chosen) => chooseLook({ textSize: SIZES.find((each) => each === chosen) })}
        >
          {SIZES.map((each) => (
            <RadioCard key={each} value={each} title={t(`textSize.${each}`)} />
          ))}
        </RadioGroup>
        <RadioGroup
          isInline
          label={t('settings.language')}
          value={lang}
          onChange={(chosen) => {
            const other = SPOKEN_LANGS.find((each) => each === chosen);
            if (other && other !== lang) chooseLanguage(other);
          }}
        >
          {SPOKEN_LANGS.map((each) => (
            <RadioCard
              key={each}
              value={each}
              title={<span lang={LANGUAGES[each].tag}>{LANGUAGES[each].ownName}</span>}
            />
          ))}
        </RadioGroup>
        <Switch
          label={t('settings.lessMotion')}
          detail={t('settings.lessMotionText')}
          checked={lessMotion}
          onChange={(isOn) => chooseLook({ lessMotion: isOn })}
        />
        {code !== undefined && <YoursSwitch code={code} />}
        <Button variant="secondary" onClick={() => showSettings('allergies')}>
          {t('allergy.title')}
        </Button>
        <p className={styles.version}>{t('settings.version', { version: VERSION })}</p>
      </div>
    </Sheet>
  );
}
