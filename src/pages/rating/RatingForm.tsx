import { useState } from 'react';
import { isApiFailure, isRefusal } from '../../api/failure.ts';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { useForm } from '../../components/common/useForm.ts';
import { useOnline } from '../../components/common/useOnline.ts';
import { useWaitTime } from '../../components/common/useWaitTime.ts';
import { PhotoField } from '../../components/rating/PhotoField.tsx';
import { useRatingPost } from '../../components/rating/useRatingPost.ts';
import type { Viewer } from '../../components/venue/useViewer.ts';
import type { RatingTemplate } from '../../contract/rating.ts';
import { STATUS } from '../../contract/status.ts';
import {
  askedQuestions,
  photoLimit,
  ratingBody,
  ratingProblems,
} from '../../rules/rating/ratingForm.ts';
import { DishField } from './DishField.tsx';
import { contactFields, RatingFormView, SendRating } from './RatingFormView.tsx';
import type { LaterField } from './RatingQuestionField.tsx';
import type { useRatingDraft } from './useRatingDraft.ts';

interface RatingFormProps {
  viewer: Viewer;
  template: RatingTemplate;
  kept: ReturnType<typeof useRatingDraft>;
  pageId: number;
  /** Set if the form belongs to a menu schedule, which then receives the rating. */
  menuScheduleId: number | undefined;
  eOrderId: number;
  onRated: () => void;
}

/** Sends the diner's answers, once they are complete. */
export function RatingForm(props: RatingFormProps) {
  const { viewer, template, kept, eOrderId, onRated } = props;
  const { t } = viewer;
  const isOnline = useOnline();
  const { draft, answer, addPhoto, tell, settle } = kept;
  const { send, isPending, error } = useRatingPost(props);
  const waitTime = useWaitTime();
  const [busyPhotos, setBusyPhotos] = useState<ReadonlySet<number>>(new Set());
  const { box, wait, errorOf, forget, attempt, focusRefused } = useForm<HTMLDivElement>({
    problems: ratingProblems(template, draft.answers, draft),
    refusal: error ?? undefined,
    isBusy: isPending || busyPhotos.size > 0,
  });
  const rate = async () => {
    try {
      await send(draft.uniqueId, ratingBody(template, draft.answers, draft));
      settle();
    } catch (failure) {
      if (isRefusal(failure, STATUS.ratingGiven)) {
        onRated();
        return;
      }
      if (isApiFailure(failure)) focusRefused(failure);
    }
  };

  const isUploading = busyPhotos.size > 0;
  const shown = [
    ...askedQuestions(template.questions, draft.answers).map(
      ({ questionId }) => `answers.${questionId}`,
    ),
    ...contactFields(template).map(([field]) => field),
  ];
  const later = ({ question, answer, onAnswer, texts }: LaterField) => {
    const { questionId, type, isRequired } = question;
    if (type === 'item') {
      return (
        <DishField
          {...texts}
          isRequired={isRequired}
          eOrderId={eOrderId}
          value={answer?.menuItemId}
          onChange={(menuItemId) => onAnswer({ menuItemId })}
        />
      );
    }
    const fileNames = answer?.fileNames ?? [];
    return (
      <PhotoField
        {...texts}
        limit={photoLimit(question)}
        fileNames={fileNames}
        onAdd={(fileName) => addPhoto(questionId, fileName)}
        onRemove={(gone) => onAnswer({ fileNames: fileNames.filter((name) => name !== gone) })}
        onBusy={(isBusy) =>
          setBusyPhotos((known) => {
            const others = [...known].filter((id) => id !== questionId);
            return new Set(isBusy ? [...others, questionId] : others);
          })
        }
      />
    );
  };
  return (
    <RatingFormView
      ref={box}
      viewer={viewer}
      template={template}
      draft={draft}
      errorOf={errorOf}
      onAnswer={({ questionId }, given) => {
        forget(`answers.${questionId}`);
        answer(questionId, given);
      }}
      onContact={(contact) => {
        forget(...Object.keys(contact));
        tell(contact);
      }}
      later={later}
      refusal={
        error && !isPending ? (
          <FormRefusal failure={error} shown={shown} title={t('rating.notSent')} />
        ) : undefined
      }
      send={
        <SendRating
          isBusy={isPending}
          busyLabel={t('common.sending')}
          aria-disabled={!isOnline || isUploading || wait > 0 || undefined}
          onClick={() => isOnline && attempt(() => void rate())}
          label={
            isUploading
              ? t('rating.uploading')
              : !isOnline
                ? t('error.offline')
                : wait > 0
                  ? t('checkout.retryIn', { time: waitTime(wait) })
                  : t('rating.send')
          }
        />
      }
    />
  );
}
