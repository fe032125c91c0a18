import { useTranslation } from 'react-i18next';
import type { MenuFilter } from '../../contract/menu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { appStore } from '../../state/appStore.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chip, RemovableChip } from '../../ui/form/Chip.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts';
import styles from './MenuFilters.module.css';

interface FilterChoice {
  offered: readonly MenuFilter[];
  chosen: readonly MenuFilter[];
  onChange: (chosen: readonly MenuFilter[]) => void;
}

export interface FilterSheetProps extends FilterChoice {
  /** The number of dishes that match. */
  found: number;
  allergenNote: string | undefined;
  onClose: () => void;
}

/** Dialog with all filters of the menu. */
export function FilterSheet({ found, allergenNote, onClose, ...choice }: FilterSheetProps) {
  const { t } = useTranslation();
  const { chosen, onChange } = choice;
  return (
    <Sheet
      isOpen
      title={t('filter.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          {chosen.length > 0 && (
            <Button variant="quiet" onClick={() => onChange([])}>
              {t('filter.clear')}
            </Button>
          )}
          <Button onClick={onClose}>{t('filter.show', { count: found })}</Button>
        </>
      }
    >
      <div className={styles.groups}>
        <FilterGroups {...choice} allergenNote={allergenNote} />
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            onClose();
            appStore.getState().showSettings('allergies');
          }}
        >
          {t('allergy.title')}
        </Button>
      </div>
    </Sheet>
  );
}

function FilterGroups({
  offered,
  chosen,
  onChange,
  allergenNote,
}: FilterChoice & { allergenNote: string | undefined }) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const kinds = [
    { kind: 'diet', title: t('filter.diet') },
    { kind: 'allergen', title: t('filter.allergen') },
    { kind: 'price', title: t('filter.price') },
    { kind: 'tag', title: t('filter.tag') },
  ] as const;
  const toggle = (filter: MenuFilter) =>
    onChange(
      chosen.includes(filter) ? chosen.filter((other) => other !== filter) : [...chosen, filter],
    );
  return (
    <div className={styles.groups}>
      {kinds.map(({ kind, title }) => {
        const filters = offered.filter((filter) => filter.kind === kind);
        if (filters.length === 0) return null;
        return (
          <fieldset key={kind} className={styles.group}>
            <legend className={styles.title}>{title}</legend>
            <div className={styles.chips}>
              {filters.map((filter) => (
                <Chip
                  key={filter.x}
                  isPressed={chosen.includes(filter)}
                  onPress={() => toggle(filter)}
                >
                  {labelOf(filter, lang)}
                </Chip>
              ))}
            </div>
            {kind === 'allergen' && allergenNote && (
              <p className={styles.hint} dir="auto">
                {allergenNote}
              </p>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

interface ActiveFiltersProps extends Omit<FilterChoice, 'offered'> {
  found: number;
  unchecked: readonly MenuFilter[];
}

/** The chosen filters, each removed by a tap. */
export function ActiveFilters({ chosen, onChange, found, unchecked }: ActiveFiltersProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const kept = useKeptFocus<HTMLDivElement>();
  if (chosen.length === 0) return null;
  const names = unchecked.map((filter) => labelOf(filter, lang)).join(t('list.separator'));
  return (
    <div className={styles.active}>
      <div className={styles.row} role="group" aria-label={t('filter.title')} {...kept}>
        {chosen.map((filter) => (
          <RemovableChip
            key={filter.x}
            label={t('filter.remove', { name: labelOf(filter, lang) })}
            onRemove={() => onChange(chosen.filter((other) => other !== filter))}
          >
            {labelOf(filter, lang)}
          </RemovableChip>
        ))}
        <Button variant="quiet" onClick={() => onChange([])}>
          {t('filter.clear')}
        </Button>
      </div>
      <p className={styles.hint} role="status">
        {t('filter.found', { count: found })}
      </p>
      {names && (
        <Notice tone="warning" role="status">
          {t('filter.unchecked', { names })}
        </Notice>
      )}
    </div>
  );
}
