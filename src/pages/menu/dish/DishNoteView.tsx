import type { Viewer } from '../../../components/venue/useViewer.ts';
import type { SpecialInstructions } from '../../../contract/menu.ts';
import { labelOf } from '../../../rules/common/labels.ts';
import { Chip } from '../../../ui/form/Chip.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import styles from './DishNote.module.css';

/** Applies if the venue sets no limit: a short note is always allowed. */
const FALLBACK_LENGTH = 200;

interface DishNoteViewProps {
  viewer: Pick<Viewer, 't' | 'lang'>;
  /** How the venue asks; undefined if that is unknown. */
  asked: SpecialInstructions | undefined;
  note: string;
  onChange: (note: string) => void;
}

/** A note for the kitchen, with the venue's suggestions to tap. */
export function DishNoteView({ viewer, asked, note, onChange }: DishNoteViewProps) {
  const { t, lang } = viewer;
  const maxLength = asked?.maxLength ?? FALLBACK_LENGTH;
  const separator = t('list.separator');
  const parts = note.split(separator).filter((part) => part !== '');
  const toggle = (text: string) => {
    const next = parts.includes(text) ? parts.filter((part) => part !== text) : [...parts, text];
    const joined = next.join(separator);
    if (joined.length <= maxLength) onChange(joined);
  };
  const presets = asked?.presets ?? [];
  if (asked && !asked.allowFreeText && presets.length === 0) return null;
  return (
    <div className={styles.note}>
      {(asked?.allowFreeText ?? true) && (
        <TextArea
          label={asked?.instructionHeader || t('item.note')}
          optionalLabel={t('common.optional')}
          value={note}
          onChange={onChange}
          maxLength={maxLength}
          countLabel={(length, max) => t('common.lettersOf', { n: length, max })}
          rows={2}
        />
      )}
      {presets.length > 0 && (
        <div className={styles.presets} role="group" aria-label={t('item.notePresets')}>
          {presets.map((preset) => {
            const text = labelOf(preset, lang);
            return (
              <Chip key={preset.id} isPressed={parts.includes(text)} onPress={() => toggle(text)}>
                {text}
              </Chip>
            );
          })}
        </div>
      )}
    </div>
  );
}
