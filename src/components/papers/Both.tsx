import { LANGUAGES, otherLang } from '../../contract/languages.ts';
import type { Pair } from '../../rules/common/speaker.ts';
import { useAppStore } from '../../state/appStore.ts';
import styles from './Both.module.css';

/** A text in the diner's language, with the other language's below it in smaller letters. */
export function Both({ pair }: { pair: Pair }) {
  const lang = useAppStore((state) => state.lang);
  const { tag, direction } = LANGUAGES[otherLang(lang)];
  return (
    <>
      <bdi>{pair.own}</bdi>
      {pair.other && (
        <span className={styles.other} lang={tag} dir={direction}>
          {pair.other}
        </span>
      )}
    </>
  );
}
