import { emailProblem, type FieldProblem } from '../common/profile.ts';
import type { RatingPost, RatingQuestion, RatingTemplate } from '../../contract/rating.ts';
import { westernDigits } from '../common/digits.ts';

export type RatingAnswer = RatingPost['answers'][number];

export interface RatingContact {
  name: string;
  mobileNo: string;
  email: string;
}

/** Above this number of steps, the buttons of a scale would be too small to tap. */
const LONGEST_SCALE = 10;
const DEFAULT_SCALE = 5;
export const DEFAULT_TEXT_LENGTH = 1000;
const MOST_PHOTOS = 10;

/** Nothing can be answered here. */
export function isRatingClosed({ isActive, questions }: RatingTemplate): boolean {
  return !isActive || questions.length === 0;
}

/** The steps of a scale: an nps starts at 0, all others at 1. */
export function stepsOf({ type, max }: Pick<RatingQuestion, 'type' | 'max'>): number[] {
  if (type === 'nps') return Array.from({ length: LONGEST_SCALE + 1 }, (_, step) => step);
  const length = Math.min(LONGEST_SCALE, Math.max(1, Math.floor(max ?? DEFAULT_SCALE)));
  return Array.from({ length }, (_, step) => step + 1);
}

export function photoLimit({ max }: Pick<RatingQuestion, 'max'>): number {
  return Math.min(MOST_PHOTOS, Math.max(1, Math.floor(max ?? 1)));
}

export function isAnswered(answer: RatingAnswer | undefined): boolean {
  if (!answer) return false;
  return (
    answer.value !== undefined ||
    (answer.optionIds ?? []).length > 0 ||
    (answer.text ?? '').trim() !== '' ||
    (answer.fileNames ?? []).length > 0 ||
    answer.menuItemId !== undefined
  );
}

function isFollowedUp(
  { showIf }: RatingQuestion,
  answers: readonly RatingAnswer[],
  asked: ReadonlySet<number>,
): boolean {
  if (!showIf) return true;
  const other = answers.find(({ questionId }) => questionId === showIf.questionId);
  if (!asked.has(showIf.questionId) || !other || !isAnswered(other)) return false;
  if (showIf.optionId !== undefined) return other.optionIds?.includes(showIf.optionId) ?? false;
  return showIf.below === undefined || (other.value ?? 0) < showIf.below;
}

/** False for a question without options, which could not be answered. */
function hasChoice({ type, options }: RatingQuestion): boolean {
  return (type !== 'single' && type !== 'multi') || (options ?? []).length > 0;
}

/** The questions to show, in order. A follow-up is shown only if the question it depends on is. */
export function askedQuestions(
  questions: readonly RatingQuestion[],
  answers: readonly RatingAnswer[],
): RatingQuestion[] {
  const asked = new Set<number>();
  // A follow-up may come before its question, so repeat until nothing changes.
  for (let before = -1; before !== asked.size;) {
    before = asked.size;
    for (const question of questions) {
      if (hasChoice(question) && isFollowedUp(question, answers, asked))
        asked.add(question.questionId);
    }
  }
  const seen = new Set<number>();
  return questions
    .filter(({ questionId }) => {
      const isFirst = !seen.has(questionId);
      seen.add(questionId);
      return isFirst && asked.has(questionId);
    })
    .toSorted((a, b) => a.seq - b.seq);
}

const PHONE = /^(?:[+() -]*\d){6,15}[() -]*$/;

type RatingProblem = NonNullable<FieldProblem>;

export function ratingProblems(
  template: RatingTemplate,
  answers: readonly RatingAnswer[],
  contact: RatingContact,
): Record<string, RatingProblem> {
  const problems: Record<string, RatingProblem> = {};
  for (const { questionId, isRequired } of askedQuestions(template.questions, answers)) {
    const answer = answers.find((entry) => entry.questionId === questionId);
    if (isRequired && !isAnswered(answer)) problems[`answers.${questionId}`] = 'required';
  }
  const fields = [
    ['name', template.askName, /./],
    ['mobileNo', template.askMobile, PHONE],
  ] as const;
  for (const [field, ask, pattern] of fields) {
    const text = westernDigits(contact[field]).trim();
    if (ask === 'no') continue;
    if (text === '') {
      if (ask === 'required') problems[field] = 'required';
    } else if (!pattern.test(text)) problems[field] = 'invalid';
  }
  const { askEmail } = template;
  const email = askEmail === 'no' ? undefined : emailProblem(contact.email, askEmail);
  if (email) problems['email'] = email;
  return problems;
}

/** The request: only questions that are shown, and only the contact details the venue wants. */
export function ratingBody(
  template: RatingTemplate,
  answers: readonly RatingAnswer[],
  contact: RatingContact,
): Pick<RatingPost, 'answers' | 'name' | 'mobileNo' | 'email'> {
  const told = (text: string, ask: string) => (ask === 'no' ? undefined : text.trim() || undefined);
  return {
    name: told(contact.name, template.askName),
    mobileNo: told(westernDigits(contact.mobileNo), template.askMobile),
    email: told(contact.email, template.askEmail),
    answers: askedQuestions(template.questions, answers).flatMap(({ questionId }) => {
      const answer = answers.find((entry) => entry.questionId === questionId);
      if (!answer || !isAnswered(answer)) return [];
      return [answer.text === undefined ? answer : { ...answer, text: answer.text.trim() }];
    }),
  };
}
