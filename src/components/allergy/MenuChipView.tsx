import type { TFunction } from 'i18next';
import { subjectName } from '../../rules/allergy/said.ts';
import type { AllergyProfile } from '../../rules/allergy/profile.ts';
import type { Subject } from '../../rules/allergy/verdicts.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './MenuChip.module.css';

interface MenuChipViewProps {
  t: TFunction;
  profile: AllergyProfile;
  /** The number of dishes that the menu leaves out. */
  hidden: number;
  onOpen?: () => void;
  onShow?: () => void;
}

const NAMES_ON_A_CHIP = 2;

function subjectsOf({ allergens, diets, words }: AllergyProfile): Subject[] {
  return [
    ...allergens.map((name) => ({ kind: 'allergen', name }) as const),
    ...diets.map((name) => ({ kind: 'diet', name }) as const),
    ...words.map((name) => ({ kind: 'word', name }) as const),
  ];
}

/** Names what the diner avoids above the menu, and opens the sheet to change it. */
export function MenuChipView({ t, profile, hidden, onOpen, onShow }: MenuChipViewProps) {
  const names = subjectsOf(profile).map((subject) => subjectName(subject, t));
  const more = names.length - NAMES_ON_A_CHIP;
  const shown = names.slice(0, NAMES_ON_A_CHIP).join(t('list.separator'));
  return (
    <div className={styles.row}>
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="alert" size="s" />
        <span translate="no">
          {t('allergy.chip', { names: shown }) + (more > 0 ? ` +${more}` : '')}
        </span>
      </button>
      {hidden > 0 && (
        <p className={styles.hidden} role="status">
          <span>{t('allergy.hidden', { count: hidden })}</span>{' '}
          <Button variant="quiet" onClick={onShow}>
            {t('allergy.showHidden')}
          </Button>
        </p>
      )}
    </div>
  );
}
