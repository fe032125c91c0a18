import { Fragment } from 'react';
import { foreignTag } from '../../rules/common/letters.ts';
import { useAppStore } from '../../state/appStore.ts';
import styles from './NoteLines.module.css';

/** A note. The beginning of each line decides its language and direction. */
export function NoteLines({ note }: { note: string }) {
  const lang = useAppStore((state) => state.lang);
  return note.split('\n').map((line, index) => (
    // Lines have no other key, and their order never changes.
    <Fragment key={index}>
      {index > 0 && '\n'}
      <span className={styles.line} dir="auto" lang={foreignTag(line.trim().split(' ')[0], lang)}>
        {line}
      </span>
    </Fragment>
  ));
}
