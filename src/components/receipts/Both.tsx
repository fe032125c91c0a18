import { LANGUAGES, otherLang } from '../../contract/languages.ts';
import type { Pair } from '../../rules/common/speaker.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import styles from './Both.module.css';

/** A text in the diner's language, with the other language below it in smaller letters. */
export function Both({ pair }: { pair: Pair }) {
  const lang = useAppStore((state) => state.lang);
  const { tag, direction } = LANGUAGES[otherLang(lang)];
  return (
    <>
      <Bidi>{pair.own}</Bidi>
      {pair.other && (
        <span className={styles.other}>
          <Bidi lang={tag} dir={direction}>
            {pair.other}
          </Bidi>
        </span>
      )}
    </>
  );
}
