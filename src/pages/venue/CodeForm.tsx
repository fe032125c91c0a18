import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../components/common/useForm.ts';
import { links } from '../../rules/common/routes.ts';
import { LONGEST_ADDRESS } from '../../rules/venue/access.ts';
import { isAddress, scannedText, type OwnAddress } from '../../rules/venue/scannedText.ts';
import { Button } from '../../ui/form/Button.tsx';
import type { ButtonVariant } from '../../ui/form/buttonClass.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './CodeForm.module.css';

const LONGEST_CODE = 60;

interface CodeFormProps {
  onFound: (found: OwnAddress) => void;
  /** The diner's venue: the form asks only for the table, with an example of its sticker. */
  at?: { code: string; example: string } | undefined;
  /** The button's variant, if another button is the main one. */
  variant?: ButtonVariant;
}

/** The fields to ask for, and the address that the input opens. */
function readForm(venue: string, table: string, isVenueKnown: boolean) {
  const typed = isVenueKnown ? table : venue;
  if (isAddress(typed)) {
    const said = scannedText(typed, globalThis.location.origin);
    return said.kind === 'ours' ? { found: said } : { problem: 'invalidUrl' as const };
  }
  if (typed === '') return { problem: 'required' as const };
  if (typed.length > LONGEST_CODE) return { problem: 'tooLong' as const };
  const place = { code: venue, tableCode: table || undefined };
  return { found: { kind: 'ours' as const, to: links.emenu(venue, table), place } };
}

/** A restaurant's and a table's code, typed or pasted; a whole address counts as scanned. */
export function CodeForm({ onFound, at, variant }: CodeFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [tableCode, setTableCode] = useState('');
  const { found, problem } = readForm(at?.code ?? code.trim(), tableCode.trim(), at !== undefined);
  const { box, errorOf, attempt } = useForm({
    problems: { code: problem },
    refusal: undefined,
    isBusy: false,
  });
  const open = (event: FormEvent) => {
    event.preventDefault();
    attempt(() => found && onFound(found));
  };
  const field = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  const table = { ...field, label: t('start.table'), value: tableCode, onChange: setTableCode };
  return (
    <form className={styles.form} ref={box} noValidate onSubmit={open}>
      {at ? (
        <TextField
          {...table}
          hint={at.example}
          error={errorOf('code')}
          isRequired
          maxLength={LONGEST_ADDRESS}
        />
      ) : (
        <>
          <TextField
            {...field}
            label={t('start.code')}
            value={code}
            onChange={setCode}
            error={errorOf('code')}
            isRequired
            maxLength={LONGEST_ADDRESS}
          />
          <TextField {...table} optionalLabel={t('common.optional')} maxLength={LONGEST_CODE} />
        </>
      )}
      <Button type="submit" variant={variant} size="l" isBlock>
        {t('start.open')}
      </Button>
    </form>
  );
}
