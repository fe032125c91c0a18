import { useTranslation } from 'react-i18next';
import { LANGS, LANGUAGES } from '../../contract/languages.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { useChooseLanguage } from './LanguageButton.tsx';
import styles from './SettingsSheet.module.css';

const THEMES = ['phone', 'light', 'dark'] as const;
const SIZES = ['normal', 'large', 'larger'] as const;

/** How the app looks on this phone, at every venue and without an account. */
export function SettingsSheet() {
  const { t } = useTranslation();
  const { theme, textSize = 'normal', lessMotion = false } = useAppStore((state) => state.look);
  const lang = useAppStore((state) => state.lang);
  const { chooseLook, showSettings } = appStore.getState();
  const chooseLanguage = useChooseLanguage(useAppStore((state) => state.visit?.code));
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
            const other = LANGS.find((each) => each === chosen);
            if (other && other !== lang) chooseLanguage(other);
          }}
        >
          {LANGS.map((each) => (
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
      </div>
    </Sheet>
  );
}
