import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { REPORT_KINDS, reportDraftEntry, type ReportDraft } from '../../storage/draftEntries.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import { reportText } from '../../rules/rating/report.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { OptionRow } from '../../ui/form/OptionRow.tsx';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { ReportMessage } from './ReportMessage.tsx';
import styles from './ReportForm.module.css';
import { ReportSender } from './ReportSender.tsx';
import { useReportWay } from './useReportWay.ts';

interface ReportFormProps {
  order: SavedOrder;
  pageId: number;
  onSent: () => void;
}

const LONGEST_WORDS = 300;

function freshDraft(): ReportDraft {
  return { uniqueId: newUniqueId(), kind: undefined, lineIds: [], words: '', fileNames: [] };
}

/** The unfinished report of an order, stored for this tab with the key for sending it. */
function useReportDraft(eOrderId: number) {
  const [draft, setDraft] = useState(() => reportDraftEntry.read(eOrderId) ?? freshDraft());
  /** Photos finish at any time, so each change applies to the latest draft. */
  const change = (next: (known: ReportDraft) => Partial<ReportDraft>) =>
    setDraft((known) => {
      const changed = { ...known, ...next(known) };
      reportDraftEntry.write(changed, eOrderId);
      return changed;
    });
  return { draft, change, forget: () => reportDraftEntry.remove(eOrderId) };
}

/** The problem, the dishes, and how the report reaches the venue. */
export function ReportForm({ order, pageId, onSent }: ReportFormProps) {
  const { t } = useTranslation();
  const linesName = useId();
  const { draft, change, forget } = useReportDraft(order.eOrderID);
  const way = useReportWay(order.eOrderID, pageId);
  const text = reportText({
    kind: draft.kind && t(`report.${draft.kind}`),
    lines: order.lines.filter(({ uniqueId }) => draft.lineIds.includes(uniqueId)),
    words: draft.words,
    separator: t('list.separator'),
  });
  const sent = () => {
    forget();
    onSent();
  };
  return (
    <div className={styles.form}>
      <RadioGroup
        label={t('report.kind')}
        value={draft.kind}
        onChange={(chosen) =>
          change(() => ({ kind: REPORT_KINDS.find((kind) => kind === chosen) }))
        }
      >
        {REPORT_KINDS.map((kind) => (
          <RadioCard key={kind} value={kind} title={t(`report.${kind}`)} />
        ))}
      </RadioGroup>
      {order.lines.length > 0 && (
        <FieldGroup
          label={t('report.lines')}
          optionalLabel={t('common.optional')}
          error={undefined}
        >
          {order.lines.map(({ uniqueId, qty, menuItemName }) => (
            <OptionRow
              key={uniqueId}
              type="checkbox"
              name={linesName}
              checked={draft.lineIds.includes(uniqueId)}
              onChange={(isChosen) =>
                change(({ lineIds }) => ({
                  lineIds: isChosen
                    ? [...lineIds, uniqueId]
                    : lineIds.filter((other) => other !== uniqueId),
                }))
              }
              title={
                <>
                  <Bidi dir="ltr">{qty} ×</Bidi> <span dir="auto">{menuItemName}</span>
                </>
              }
            />
          ))}
        </FieldGroup>
      )}
      <TextArea
        label={t('report.words')}
        optionalLabel={t('common.optional')}
        value={draft.words}
        onChange={(words) => change(() => ({ words }))}
        maxLength={LONGEST_WORDS}
        countLabel={(n, max) => t('common.lettersOf', { n, max })}
      />
      {way.kind === 'awaited' && <Spinner label={t('report.loading')} />}
      {way.kind === 'message' && <ReportMessage order={order} text={text} />}
      {way.kind === 'form' && (
        <ReportSender
          order={order}
          rating={{ ...way, pageId, eOrderId: order.eOrderID }}
          fields={way.fields}
          draft={draft}
          text={text}
          onPhotos={(next) => change(({ fileNames }) => ({ fileNames: next(fileNames) }))}
          onSent={sent}
        />
      )}
    </div>
  );
}
