import type { ComponentProps } from 'react';
import type { Viewer } from '../../components/venue/useViewer.ts';
import type { Lang } from '../../contract/languages.ts';
import type { MenuFilter } from '../../contract/menu.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { RemovableChip } from '../../ui/form/Chip.tsx';
import styles from './MenuFilters.module.css';

/** Translators must not change a price or an allergen. */
export function FilterName({ lang, filter }: { lang: Lang; filter: MenuFilter }) {
  const isFixed = filter.kind === 'allergen' || filter.kind === 'price';
  return <span translate={isFixed ? 'no' : undefined}>{labelOf(filter, lang)}</span>;
}

interface ActiveFiltersViewProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  chosen: readonly MenuFilter[];
  /** The number of dishes that match. */
  found: number;
  /** Filters that the device cannot apply without the server. */
  unchecked: readonly MenuFilter[];
  /** No dish of the menu matches. */
  hasNone: boolean;
  isInAddress: boolean;
  onChoose?: (next: readonly MenuFilter[]) => void;
  /** Keeps the focus when a filter is removed. */
  kept?: Pick<ComponentProps<'div'>, 'ref' | 'onFocus' | 'onBlur'>;
}

/** The chosen filters; a tap removes one. */
export function ActiveFiltersView(props: ActiveFiltersViewProps) {
  const { viewer, chosen, found, unchecked, hasNone, isInAddress, onChoose, kept } = props;
  const { t, lang } = viewer;
  const names = unchecked.map((filter) => labelOf(filter, lang)).join(t('list.separator'));
  const choose = (next: readonly MenuFilter[]) => onChoose?.(next);
  return (
    <>
      <div className={styles.active}>
        <div className={styles.row} role="group" aria-label={t('filter.title')} {...kept}>
          {chosen.map((filter) => (
            <RemovableChip
              key={filter.x}
              label={t('filter.remove', { name: labelOf(filter, lang) })}
              onRemove={() => choose(chosen.filter((other) => other !== filter))}
            >
              <FilterName lang={lang} filter={filter} />
            </RemovableChip>
          ))}
          <Button variant="quiet" onClick={() => choose([])}>
            {t('filter.clear')}
          </Button>
        </div>
        <p className={styles.hint} role="status">
          {[!isInAddress && t('filter.stillOn'), t('filter.found', { count: found })]
            .filter(Boolean)
            .join(' ')}
        </p>
        {names && (
          <Notice tone="warning" role="status">
            {t('filter.unchecked', { names })}
          </Notice>
        )}
      </div>
      {hasNone && (
        <EmptyState
          icon="filter"
          title={t('filter.none')}
          text={t('filter.noneText')}
          action={<Button onClick={() => choose([])}>{t('filter.clear')}</Button>}
        />
      )}
    </>
  );
}
