import type { TFunction } from 'i18next';
import { worstOf, type Finding, type Subject, type Verdict } from './verdicts.ts';

/** The sentences for findings, worst first. */
const SENTENCES = [
  'contains',
  'breaks',
  'mayContain',
  'named',
  'open',
  'notSaid',
  'free',
  'keeps',
] as const;
type Sentence = (typeof SENTENCES)[number];

export interface Line {
  sentence: Sentence;
  verdict: Verdict;
  subjects: readonly Subject[];
}

function sentenceOf({ subject, verdict, because }: Finding): Sentence {
  if (because === 'text') return 'named';
  if (because === 'choice') return 'open';
  if (subject.kind !== 'diet') return verdict;
  return verdict === 'contains' ? 'breaks' : verdict === 'free' ? 'keeps' : verdict;
}

/** The lines about a dish: findings with the same sentence share a line. */
export function linesOf(findings: readonly Finding[]): Line[] {
  return SENTENCES.flatMap((sentence) => {
    const told = findings.filter((finding) => sentenceOf(finding) === sentence);
    const verdict = told[0]?.verdict;
    if (verdict === undefined) return [];
    return [{ sentence, verdict, subjects: told.map(({ subject }) => subject) }];
  });
}

export function worstLines(findings: readonly Finding[]): Line[] {
  const worst = worstOf(findings);
  return linesOf(findings.filter(({ verdict }) => verdict === worst));
}

/** Isolates the diner's own word, so that its direction does not affect the text around it. */
function isolated(word: string): string {
  return `\u2068${word}\u2069`;
}

export function subjectName({ kind, name }: Subject, t: TFunction): string {
  if (kind === 'allergen') return t(`allergen.${name}`);
  return kind === 'diet' ? t(`dietWish.${name}`) : isolated(name);
}

export function lineText({ sentence, subjects }: Line, t: TFunction): string {
  const names = subjects.map((subject) => subjectName(subject, t)).join(t('list.separator'));
  return t(`allergyLine.${sentence}`, { names });
}
