import { useEffect, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { MenuFilter } from '../../contract/menu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useViewer } from '../../components/venue/useViewer.ts';
import { FILTER_PARAM } from '../../rules/common/address.ts';
import { loadAhead } from '../../lazy/lazyPart.tsx';
import { appStore } from '../../state/appStore.ts';
import { filterQuery } from '../../rules/menu/menuFilters.ts';
import { keepFilters } from '../../storage/keepFilters.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chip } from '../../ui/form/Chip.tsx';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts';
import { ActiveFiltersView, FilterName } from './ActiveFiltersView.tsx';
import styles from './MenuFilters.module.css';

interface FilterChoice {
  offered: readonly MenuFilter[];
  chosen: readonly MenuFilter[];
}

/** Shows the menu with these filters, and stores them for the next visit to this venue. */
function useChooseFilters(): (next: readonly MenuFilter[]) => void {
  const { code } = useVisit();
  const [, setSearch] = useSearchParams();
  return (next) => {
    const query = filterQuery(next);
    keepFilters(code, query);
    // A filtered menu starts at its top, not at the category from the address.
    window.scrollTo(0, 0);
    setSearch(
      (old) => {
        const params = new URLSearchParams(old);
        params.delete('categoryId');
        if (next.length > 0) params.set(FILTER_PARAM, query);
        else params.delete(FILTER_PARAM);
        return params;
      },
      { replace: true },
    );
  };
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
  const { chosen } = choice;
  const choose = useChooseFilters();
  // Preloads it, although it is in this file: with the first filter the menu does not wait for it.
  useEffect(() => void loadAhead(['ActiveFilters']), []);
  return (
    <Sheet
      isOpen
      title={t('filter.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          {chosen.length > 0 && (
            <Button variant="quiet" onClick={() => choose([])}>
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
  const choose = useChooseFilters();
  // In the venue's order: the first screen asks for exactly the stored filters.
  const toggle = (filter: MenuFilter) =>
    choose(offered.filter((each) => chosen.includes(each) !== (each === filter)));
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
                  <FilterName lang={lang} filter={filter} />
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

type ActiveFiltersProps = Omit<
  ComponentProps<typeof ActiveFiltersView>,
  'viewer' | 'isInAddress' | 'onChoose' | 'kept'
>;

export function ActiveFilters(props: ActiveFiltersProps) {
  const viewer = useViewer();
  const onChoose = useChooseFilters();
  const kept = useKeptFocus<HTMLDivElement>();
  const isInAddress = useSearchParams()[0].has(FILTER_PARAM);
  return (
    <ActiveFiltersView
      viewer={viewer}
      isInAddress={isInAddress}
      onChoose={onChoose}
      kept={kept}
      {...props}
    />
  );
}
