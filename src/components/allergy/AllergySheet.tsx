import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALLERGENS } from '../../contract/modifiers.ts';
import {
  DIETS,
  isEmptyProfile,
  profileOf,
  type AllergyProfile,
} from '../../rules/allergy/profile.ts';
import { appStore } from '../../state/appStore.ts';
import { allergyProfile } from '../../storage/allergyProfile.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chip } from '../../ui/form/Chip.tsx';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { NoteLines } from '../common/NoteLines.tsx';
import styles from './AllergySheet.module.css';
import { changeProfile } from './changeProfile.ts';
import { OwnWords } from './OwnWords.tsx';
import { useKitchenLine } from './kitchen.ts';

function toggled<Each>(list: readonly Each[], each: Each): Each[] {
  return list.includes(each) ? list.filter((other) => other !== each) : [...list, each];
}

/** The allergens and foods that the diner avoids, for all venues. Saves each tap at once. */
export function AllergySheet() {
  const { t } = useTranslation();
  const [profile, setProfile] = useState(allergyProfile);
  const line = useKitchenLine(profile);
  const change = (patch: Partial<AllergyProfile>) => {
    const next = profileOf({ ...profile, ...patch });
    setProfile(next);
    changeProfile(next);
  };
  const close = () => appStore.getState().showSettings(false);
  const isEmpty = isEmptyProfile(profile);
  return (
    <Sheet
      isOpen
      title={t('allergy.title')}
      closeLabel={t('common.close')}
      onClose={close}
      actions={
        <>
          {!isEmpty && (
            <Button variant="quiet" onClick={() => change(profileOf({}))}>
              {t('allergy.forget')}
            </Button>
          )}
          <Button onClick={close}>{t('allergy.done')}</Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.hint}>{t('allergy.private')}</p>
        <FieldGroup label={t('allergy.allergens')} error={undefined}>
          <div className={styles.chips}>
            {ALLERGENS.map((name) => (
              <Chip
                key={name}
                isPressed={profile.allergens.includes(name)}
                onPress={() => change({ allergens: toggled(profile.allergens, name) })}
              >
                <span translate="no">{t(`allergen.${name}`)}</span>
              </Chip>
            ))}
          </div>
        </FieldGroup>
        <FieldGroup label={t('allergy.diets')} error={undefined}>
          <div className={styles.chips}>
            {DIETS.map((name) => (
              <Chip
                key={name}
                isPressed={profile.diets.includes(name)}
                onPress={() => change({ diets: toggled(profile.diets, name) })}
              >
                {t(`dietWish.${name}`)}
              </Chip>
            ))}
          </div>
        </FieldGroup>
        <OwnWords words={profile.words} onChange={(words) => change({ words })} />
        <RadioGroup
          label={t('allergy.onMenus')}
          hint={t('allergy.onMenusText')}
          value={profile.hidesDishes ? 'hide' : 'mark'}
          onChange={(chosen) => change({ hidesDishes: chosen === 'hide' })}
        >
          <RadioCard value="mark" title={t('allergy.mark')} />
          <RadioCard value="hide" title={t('allergy.hide')} />
        </RadioGroup>
        <div className={styles.kitchen}>
          <Switch
            label={t('allergy.tellKitchen')}
            detail={t('allergy.tellKitchenText')}
            checked={profile.tellsKitchen}
            onChange={(tellsKitchen) => change({ tellsKitchen })}
          />
          {profile.tellsKitchen && line && (
            <p translate="no" className={styles.line}>
              <NoteLines note={line} />
            </p>
          )}
        </div>
        <p className={styles.hint}>{t('allergy.caution')}</p>
      </div>
    </Sheet>
  );
}
