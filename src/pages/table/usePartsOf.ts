import { useTranslation } from 'react-i18next';
import { useDigits } from '../../components/common/useDigits.ts';
import type { Part, SplitResultProps } from './splitProps.ts';
import { usePeopleNames } from './usePeopleNames.ts';
import { useRowName } from './useRowName.ts';

type Divided = Pick<SplitResultProps, 'plan' | 'division' | 'rows'>;

/** The parts for the page: equal ones once for all their guests. */
export function usePartsOf({ plan, division, rows }: Divided): Part[] {
  const { t } = useTranslation();
  const names = usePeopleNames(plan);
  const nameOf = useRowName();
  const digits = useDigits();
  if (plan.way === 'equal') {
    return [...new Set(division.parts)].map((minor) => {
      const count = division.parts.filter((part) => part === minor).length;
      const label = t('split.each', { count });
      return { id: String(minor), label, name: t('split.oneOf'), minor, had: '' };
    });
  }
  const hadBy = (person: number) =>
    rows
      .flatMap((row) => {
        const those = plan.takers[row.id] ?? [];
        if (!those.includes(person)) return [];
        const name = nameOf(row);
        return those.length > 1 ? t('split.shared', { name, n: digits(those.length) }) : name;
      })
      .join(t('list.separator'));
  return plan.people.map(({ id }, index) => ({
    id: String(id),
    label: names[index] ?? '',
    name: names[index] ?? '',
    minor: division.parts[index] ?? 0,
    had: plan.way === 'person' ? hadBy(id) : '',
  }));
}
