import { useId, type ReactNode } from 'react';
import type { Viewer } from '../../components/venue/useViewer.ts';
import type { RatingQuestion } from '../../contract/rating.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { DEFAULT_TEXT_LENGTH, stepsOf, type RatingAnswer } from '../../rules/rating/ratingForm.ts';
import { FieldGroup } from '../../ui/form/FieldGroup.tsx';
import { OptionRow } from '../../ui/form/OptionRow.tsx';
import { RadioCard, RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ScaleField } from './ScaleField.tsx';

/** A question, and what the diner has answered. */
interface Asked {
  question: RatingQuestion;
  answer: RatingAnswer | undefined;
  onAnswer: (given: Omit<RatingAnswer, 'questionId'>) => void;
}

/** A field that needs more than its question. */
export interface LaterField extends Asked {
  texts: { label: string; optionalLabel: string | undefined; error: string | undefined };
}

interface RatingQuestionFieldProps extends Asked {
  viewer: Viewer;
  error: string | undefined;
  later: (field: LaterField) => ReactNode;
}

const YES = 1;
const NO = 0;

/** One question of a rating form, with the field for its type. */
export function RatingQuestionField(props: RatingQuestionFieldProps) {
  const { viewer, question, answer, onAnswer, error, later } = props;
  const { t, lang } = viewer;
  const { type, isRequired, max } = question;
  const label = labelOf(question, lang);
  const optionalLabel = isRequired ? undefined : t('common.optional');
  const texts = { label, optionalLabel, error };
  const scale = {
    ...texts,
    viewer,
    steps: stepsOf(question),
    value: answer?.value,
    onChange: (value: number) => onAnswer({ value }),
  };
  const length = Math.max(1, Math.floor(max ?? DEFAULT_TEXT_LENGTH));
  switch (type) {
    case 'stars':
      return <ScaleField {...scale} look="stars" />;
    case 'smileys':
      return <ScaleField {...scale} look="smileys" />;
    case 'nps':
      return (
        <ScaleField
          {...scale}
          look="numbers"
          ends={{ low: t('rating.npsLow'), high: t('rating.npsHigh') }}
        />
      );
    case 'yesNo':
      return (
        <RadioGroup
          {...texts}
          value={answer?.value === undefined ? undefined : String(answer.value)}
          onChange={(value) => onAnswer({ value: Number(value) })}
        >
          <RadioCard value={String(YES)} title={t('rating.yes')} />
          <RadioCard value={String(NO)} title={t('rating.no')} />
        </RadioGroup>
      );
    case 'single':
      return (
        <RadioGroup
          {...texts}
          value={answer?.optionIds?.[0] === undefined ? undefined : String(answer.optionIds[0])}
          onChange={(value) => onAnswer({ optionIds: [Number(value)] })}
        >
          {(question.options ?? []).map((option) => (
            <RadioCard
              key={option.optionId}
              value={String(option.optionId)}
              title={labelOf(option, lang)}
            />
          ))}
        </RadioGroup>
      );
    case 'multi':
      return <ManyField {...texts} {...{ viewer, question, answer, onAnswer }} />;
    case 'item':
    case 'photo':
      return later({ question, answer, onAnswer, texts });
    case 'date':
      return (
        <TextField
          {...texts}
          type="date"
          isRequired={isRequired}
          value={answer?.text ?? ''}
          onChange={(text) => onAnswer({ text })}
        />
      );
    default:
      return (
        <TextArea
          {...texts}
          isRequired={isRequired}
          maxLength={length}
          countLabel={(n, most) => t('common.lettersOf', { n, max: most })}
          value={answer?.text ?? ''}
          onChange={(text) => onAnswer({ text })}
        />
      );
  }
}

type ManyFieldProps = Asked & LaterField['texts'] & Pick<RatingQuestionFieldProps, 'viewer'>;

function ManyField({ viewer, question, answer, onAnswer, error, ...words }: ManyFieldProps) {
  const { t, lang } = viewer;
  const id = useId();
  const chosen = answer?.optionIds ?? [];
  const options = question.options ?? [];
  const most = Math.max(1, question.max ?? options.length);
  const hint = most < options.length ? t('item.chooseAtMost', { count: most }) : undefined;
  return (
    <FieldGroup {...words} hint={hint} error={error}>
      <div>
        {options.map(({ optionId, ...option }) => {
          const isChosen = chosen.includes(optionId);
          return (
            <OptionRow
              key={optionId}
              type="checkbox"
              name={id}
              checked={isChosen}
              isDisabled={!isChosen && chosen.length >= most}
              title={labelOf(option, lang)}
              onChange={(isWanted) =>
                onAnswer({
                  optionIds: isWanted
                    ? [...chosen, optionId]
                    : chosen.filter((known) => known !== optionId),
                })
              }
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
