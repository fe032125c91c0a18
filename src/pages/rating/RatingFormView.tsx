import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Viewer } from '../../components/venue/useViewer.ts';
import type { RatingQuestion, RatingTemplate } from '../../contract/rating.ts';
import { inLang, labelOf } from '../../rules/common/labels.ts';
import { typedNumber } from '../../rules/common/phone.ts';
import {
  askedQuestions,
  stepsOf,
  type RatingAnswer,
  type RatingContact,
} from '../../rules/rating/ratingForm.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import styles from './RatingForm.module.css';
import { RatingQuestionField, type LaterField } from './RatingQuestionField.tsx';

/** The fields about the diner, as the venue asks for them. */
export function contactFields(template: RatingTemplate) {
  const fields = [
    ['name', template.askName, 'contact.name', 'name', 'text'],
    ['mobileNo', template.askMobile, 'contact.phone', 'tel', 'tel'],
    ['email', template.askEmail, 'rating.email', 'email', 'email'],
  ] as const;
  return fields.filter(([, ask]) => ask !== 'no');
}

interface RatingFormViewProps {
  viewer: Viewer;
  template: RatingTemplate;
  draft: RatingContact & { answers: readonly RatingAnswer[] };
  errorOf: (field: string, missing?: string) => string | undefined;
  onAnswer: (question: RatingQuestion, given: Omit<RatingAnswer, 'questionId'>) => void;
  onContact: (contact: Partial<RatingContact>) => void;
  /** The field for a dish or for photos. */
  later: (field: LaterField) => ReactNode;
  refusal?: ReactNode;
  send: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The venue's questions, each with its error message beside it. */
export function RatingFormView(props: RatingFormViewProps) {
  const { viewer, template, draft, errorOf, onAnswer, onContact, later, refusal, send, ref } =
    props;
  const { t, lang } = viewer;
  const intro = inLang(lang, template.introEN, template.introAR);
  return (
    <div className={styles.page} ref={ref}>
      <PageColumns>
        <div className={styles.form}>
          <div className={styles.head}>
            <h1>
              <Bidi>{labelOf(template, lang)}</Bidi>
            </h1>
            {intro && <p className={styles.hint}>{intro}</p>}
          </div>
          {askedQuestions(template.questions, draft.answers).map((question) => {
            const { questionId, type } = question;
            const missing =
              type === 'stars'
                ? t('rating.starsMissing', { min: 1, max: stepsOf(question).at(-1) ?? 1 })
                : t('rating.answerMissing');
            return (
              <RatingQuestionField
                key={questionId}
                viewer={viewer}
                question={question}
                answer={draft.answers.find((entry) => entry.questionId === questionId)}
                onAnswer={(given) => onAnswer(question, given)}
                error={errorOf(`answers.${questionId}`, missing)}
                later={later}
              />
            );
          })}
          {contactFields(template).map(([field, ask, label, autoComplete, type]) => (
            <TextField
              key={field}
              type={type}
              label={t(label)}
              isRequired={ask === 'required'}
              optionalLabel={t('common.optional')}
              autoComplete={autoComplete}
              maxLength={80}
              value={draft[field]}
              onChange={(text) => onContact({ [field]: type === 'tel' ? typedNumber(text) : text })}
              error={errorOf(field)}
            />
          ))}
          {refusal}
        </div>
      </PageColumns>
      <BottomBar>{send}</BottomBar>
    </div>
  );
}

/** The button at the end of the form. */
export function SendRating({
  label,
  ...button
}: { label: string } & ComponentProps<typeof Button>) {
  return (
    <Button size="l" isBlock {...button}>
      {label}
    </Button>
  );
}
