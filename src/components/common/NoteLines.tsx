import { Fragment } from 'react';
import { foreignTag } from '../../rules/common/letters.ts';
import { useAppStore } from '../../state/appStore.ts';
import styles from './NoteLines.module.css';

/** A note, of which each line is in the language and the direction in which it begins. */
export function NoteLines({ note }: { note: string }) {
  const lang = useAppStore((state) => state.lang);
  return note.split('\n').map((line, index) => (
    // Lines have no other name, and none moves among the others.
    <Fragment key={index}>
      {index > 0 && '\n'}
      <span className={styles.line} dir="auto" lang={foreignTag(line.trim().split(' ')[0], lang)}>
        {line}
      </span>
    </Fragment>
  ));
}
