import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure, isRefusal } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import { reportAnswers, type ReportFields } from '../../rules/rating/report.ts';
import type { ReportDraft } from '../../storage/draftEntries.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FailureNotice } from '../common/FailureNotice.tsx';
import { useOnline } from '../common/useOnline.ts';
import { PhotoField } from './PhotoField.tsx';
import { ReportMessage } from './ReportMessage.tsx';
import styles from './ReportForm.module.css';
import { useRatingPost, type RatedBy } from './useRatingPost.ts';

interface ReportSenderProps {
  order: SavedOrder;
  rating: RatedBy;
  fields: ReportFields;
  draft: ReportDraft;
  text: string;
  onPhotos: (next: (fileNames: string[]) => string[]) => void;
  onSent: () => void;
}

/** Sends a report by the venue's rating form; after a refusal it can still go as a message. */
export function ReportSender(props: ReportSenderProps) {
  const { order, rating, fields, draft, text, onPhotos, onSent } = props;
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { send, isPending, error } = useRatingPost(rating);
  const [isUploading, setIsUploading] = useState(false);
  const [wasEmpty, setWasEmpty] = useState(false);
  const isEmpty = draft.kind === undefined && draft.words.trim() === '';
  const report = async () => {
    setWasEmpty(isEmpty);
    if (isEmpty || isUploading) return;
    try {
      await send(draft.uniqueId, { answers: reportAnswers(fields, text, draft.fileNames) });
      onSent();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
    }
  };
  const isClosed = isRefusal(error, STATUS.ratingGiven) || isRefusal(error, STATUS.ratingOff);
  if (isClosed) return <ReportMessage order={order} text={text} title={t('report.refused')} />;
  return (
    <>
      {fields.photoId !== undefined && (
        <PhotoField
          label={t('report.photo')}
          optionalLabel={t('common.optional')}
          limit={fields.mostPhotos}
          fileNames={draft.fileNames}
          onAdd={(fileName) => onPhotos((known) => [...known, fileName])}
          onRemove={(fileName) => onPhotos((known) => known.filter((other) => other !== fileName))}
          onBusy={setIsUploading}
          error={undefined}
        />
      )}
      <div className={styles.ways}>
        {wasEmpty && isEmpty && (
          <Notice tone="danger" role="alert">
            {t('report.empty')}
          </Notice>
        )}
        {error && <FailureNotice failure={error} title={t('report.notSent')} />}
        <Button
          size="l"
          isBlock
          isBusy={isPending || isUploading}
          busyLabel={t(isUploading ? 'rating.uploading' : 'common.sending')}
          aria-disabled={!isOnline || undefined}
          onClick={() => void (isOnline && report())}
        >
          {t('report.send')}
        </Button>
        {error && <ReportMessage order={order} text={text} />}
      </div>
    </>
  );
}
