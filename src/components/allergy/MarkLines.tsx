import { lineText, type Line } from '../../rules/allergy/said.ts';
import type { Verdict } from '../../rules/allergy/verdicts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import type { AnyIcon } from '../../ui/media/iconPaths.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import type { TFunction } from 'i18next';
import styles from './Marks.module.css';

export const MARK_ICONS: Readonly<Record<Verdict, AnyIcon>> = {
  contains: 'alert',
  mayContain: 'info',
  notSaid: LATER_ICONS.question,
  free: 'check',
};

interface MarkLinesProps {
  t: TFunction;
  lines: readonly Line[];
  isSmall?: boolean;
}

/** Each line has words and its own icon: colour alone conveys nothing. */
export function MarkLines({ t, lines, isSmall }: MarkLinesProps) {
  return lines.map((line) => (
    <span
      key={line.sentence}
      className={classes(styles.line, styles[line.verdict], isSmall && styles.small)}
    >
      <Icon name={MARK_ICONS[line.verdict]} size="s" />
      <span translate="no">{lineText(line, t)}</span>
    </span>
  ));
}
