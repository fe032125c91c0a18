import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OWN_WORD_LENGTH, OWN_WORDS_LIMIT, ownWords } from '../../rules/allergy/profile.ts';
import { Button } from '../../ui/form/Button.tsx';
import { RemovableChip } from '../../ui/form/Chip.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import styles from './AllergySheet.module.css';

interface OwnWordsProps {
  words: readonly string[];
  onChange: (words: string[]) => void;
}

/** More that the diner avoids, in their own words; a tap removes one. */
export function OwnWords({ words, onChange }: OwnWordsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const kept = useKeptFocus<HTMLDivElement>();
  const isFull = words.length >= OWN_WORDS_LIMIT;
  const add = () => {
    onChange(ownWords([...words, ...typed.split(/[,،\n]/)]));
    setTyped('');
  };
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') add();
      }}
    >
      <TextField
        label={t('allergy.words')}
        optionalLabel={t('common.optional')}
        hint={isFull ? t('allergy.wordsFull', { n: OWN_WORDS_LIMIT }) : t('allergy.wordsHint')}
        value={typed}
        onChange={setTyped}
        maxLength={OWN_WORD_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        disabled={isFull}
        trailing={
          <Button variant="quiet" type="submit" disabled={isFull}>
            {t('allergy.addWord')}
          </Button>
        }
      />
      {words.length > 0 && (
        <div className={styles.chips} role="group" aria-label={t('allergy.words')} {...kept}>
          {words.map((word) => (
            <RemovableChip
              key={word}
              label={t('allergy.removeWord', { word })}
              onRemove={() => onChange(words.filter((other) => other !== word))}
            >
              <Bidi>{word}</Bidi>
            </RemovableChip>
          ))}
        </div>
      )}
    </form>
  );
}
