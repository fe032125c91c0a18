/** A report of a problem with an order, as text and as an answer to the venue's form. */
import type { RatingTemplate } from '../../contract/rating.ts';
import {
  askedQuestions,
  DEFAULT_TEXT_LENGTH,
  photoLimit,
  ratingProblems,
  type RatingAnswer,
} from './ratingForm.ts';

interface ReportedLine {
  qty: number;
  menuItemName: string;
}

interface ReportWords {
  kind: string | undefined;
  lines: readonly ReportedLine[];
  words: string;
  /** Separates two dishes. */
  separator: string;
}

/** Such as `Missing: 2 × Hummus, 1 × Tea`, with the diner's own words below. */
export function reportText({ kind, lines, words, separator }: ReportWords): string {
  const dishes = lines.map(({ qty, menuItemName }) => `${qty} × ${menuItemName}`).join(separator);
  const head = [kind, dishes].filter(Boolean).join(': ');
  return [head, words.trim()].filter(Boolean).join('\n');
}

/** The fields of the venue's form that take a report. */
export interface ReportFields {
  textId: number;
  longestText: number;
  photoId: number | undefined;
  mostPhotos: number;
}

const NOBODY = { name: '', mobileNo: '', email: '' };

/**
 * The fields of a rating form for a report. Undefined if it has no text field, or asks for more
 * than a report contains: only the diner can give stars.
 */
export function reportFields(template: RatingTemplate): ReportFields | undefined {
  const asked = askedQuestions(template.questions, []);
  const text = asked.find(({ type }) => type === 'text');
  if (!text) return undefined;
  const answer = [{ questionId: text.questionId, text: '.' }];
  if (Object.keys(ratingProblems(template, answer, NOBODY)).length > 0) return undefined;
  const photo = asked.find(({ type }) => type === 'photo');
  return {
    textId: text.questionId,
    longestText: Math.max(1, Math.floor(text.max ?? DEFAULT_TEXT_LENGTH)),
    photoId: photo?.questionId,
    mostPhotos: photo ? photoLimit(photo) : 0,
  };
}

export function reportAnswers(
  { textId, longestText, photoId }: ReportFields,
  text: string,
  fileNames: readonly string[],
): RatingAnswer[] {
  const told: RatingAnswer = { questionId: textId, text: shortened(text, longestText) };
  if (photoId === undefined || fileNames.length === 0) return [told];
  return [told, { questionId: photoId, fileNames: [...fileNames] }];
}

/** Never splits a surrogate pair. */
function shortened(text: string, longest: number): string {
  const cut = text.slice(0, longest);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
