import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure, isRefusal } from '../../api/failure.ts';
import type { RatingTemplate } from '../../contract/rating.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { inLang, labelOf } from '../../rules/common/labels.ts';
import { typedNumber } from '../../rules/common/phone.ts';
import {
  askedQuestions,
  ratingBody,
  ratingProblems,
  stepsOf,
} from '../../rules/rating/ratingForm.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormRefusal } from '../../components/common/FormRefusal.tsx';
import { useForm } from '../../components/common/useForm.ts';
import { useOnline } from '../../components/common/useOnline.ts';
import { useRatingPost } from '../../components/rating/useRatingPost.ts';
import styles from './RatingForm.module.css';
import { RatingQuestionField } from './RatingQuestionField.tsx';
import type { useRatingDraft } from './useRatingDraft.ts';
import { useWaitTime } from '../../components/common/useWaitTime.ts';

interface RatingFormProps {
  template: RatingTemplate;
  kept: ReturnType<typeof useRatingDraft>;
  pageId: number;
  /** Set if the form belongs to a menu schedule, which then receives the rating. */
  menuScheduleId: number | undefined;
  eOrderId: number;
  onRated: () => void;
}

/** The venue's questions, each with its error message beside it. */
export function RatingForm(props: RatingFormProps) {
  const { template, kept, eOrderId, onRated } = props;
  const { t } = useTranslation();
  const { lang } = useVisit();
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

  const questions = askedQuestions(template.questions, draft.answers);
  const intro = inLang(lang, template.introEN, template.introAR);
  const isUploading = busyPhotos.size > 0;
  const contact = [
    ['name', template.askName, t('contact.name'), 'name', 'text'],
    ['mobileNo', template.askMobile, t('contact.phone'), 'tel', 'tel'],
    ['email', template.askEmail, t('rating.email'), 'email', 'email'],
  ] as const;
  const shown: string[] = [
    ...questions.map(({ questionId }) => `answers.${questionId}`),
    ...contact.filter(([, ask]) => ask !== 'no').map(([field]) => field),
  ];
  return (
    <div className={styles.page} ref={box}>
      <PageColumns>
        <div className={styles.form}>
          <div className={styles.head}>
            <h1>
              <Bidi>{labelOf(template, lang)}</Bidi>
            </h1>
            {intro && <p className={styles.hint}>{intro}</p>}
          </div>
          {questions.map((question) => {
            const { questionId, type } = question;
            const missing =
              type === 'stars'
                ? t('rating.starsMissing', { min: 1, max: stepsOf(question).at(-1) ?? 1 })
                : t('rating.answerMissing');
            return (
              <RatingQuestionField
                key={questionId}
                question={question}
                answer={draft.answers.find((entry) => entry.questionId === questionId)}
                eOrderId={eOrderId}
                onAnswer={(given) => {
                  forget(`answers.${questionId}`);
                  answer(questionId, given);
                }}
                onPhoto={(fileName) => addPhoto(questionId, fileName)}
                onBusy={(isBusy) =>
                  setBusyPhotos((known) => {
                    const others = [...known].filter((id) => id !== questionId);
                    return new Set(isBusy ? [...others, questionId] : others);
                  })
                }
                error={errorOf(`answers.${questionId}`, missing)}
              />
            );
          })}
          {contact.map(([field, ask, label, autoComplete, type]) =>
            ask === 'no' ? null : (
              <TextField
                key={field}
                type={type}
                label={label}
                isRequired={ask === 'required'}
                optionalLabel={t('common.optional')}
                autoComplete={autoComplete}
                maxLength={80}
                value={draft[field]}
                onChange={(text) => {
                  forget(field);
                  tell({ [field]: type === 'tel' ? typedNumber(text) : text });
                }}
                error={errorOf(field)}
              />
            ),
          )}
          {error && !isPending && (
            <FormRefusal failure={error} shown={shown} title={t('rating.notSent')} />
          )}
        </div>
      </PageColumns>
      <BottomBar>
        <Button
          size="l"
          isBlock
          isBusy={isPending}
          busyLabel={t('common.sending')}
          aria-disabled={!isOnline || isUploading || wait > 0 || undefined}
          onClick={() => isOnline && attempt(() => void rate())}
        >
          {isUploading
            ? t('rating.uploading')
            : !isOnline
              ? t('error.offline')
              : wait > 0
                ? t('checkout.retryIn', { time: waitTime(wait) })
                : t('rating.send')}
        </Button>
      </BottomBar>
    </div>
  );
}
