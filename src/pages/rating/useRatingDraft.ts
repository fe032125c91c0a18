import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { RatingAnswer, RatingContact } from '../../rules/rating/ratingForm.ts';
import { readLogin } from '../../storage/login.ts';
import { newUniqueId } from '../../storage/randomKey.ts';
import { ratingDraftEntry, type RatingDraft } from '../../storage/draftEntries.ts';

function freshDraft(): RatingDraft {
  return {
    uniqueId: newUniqueId(),
    name: '',
    mobileNo: '',
    email: '',
    answers: [],
    isSent: false,
  };
}

function withAnswer(draft: RatingDraft, answer: RatingAnswer): RatingDraft {
  const others = draft.answers.filter(({ questionId }) => questionId !== answer.questionId);
  return { ...draft, answers: [...others, answer] };
}

/**
 * The unfinished form, stored for this tab with the key for sending it, so that a reload restores
 * it. An order is rated once, but the venue's own form starts empty when the diner opens it again
 * after sending, because that is about another visit.
 */
export function useRatingDraft(code: string, templateId: number, eOrderId: number) {
  const isOpenedAnew = useNavigationType() === NavigationType.Push;
  const login = readLogin(code);
  const customerId = login.status === 'loggedIn' ? login.customerId : undefined;
  const [draft, setDraft] = useState(() => {
    const known = ratingDraftEntry.read(code, templateId, eOrderId);
    const isPast = known?.isSent && eOrderId === 0 && isOpenedAnew;
    // After a login has expired, only the same customer may continue the draft.
    const author = known?.customerId ?? customerId;
    const isAnothers = customerId !== undefined && author !== customerId;
    return known && !isPast && !isAnothers ? known : freshDraft();
  });
  const change = (next: (known: RatingDraft) => RatingDraft) =>
    setDraft((known) => {
      const changed = { ...next(known), ...(customerId !== undefined && { customerId }) };
      ratingDraftEntry.write(changed, code, templateId, eOrderId);
      return changed;
    });
  return {
    draft,
    answer: (questionId: number, given: Omit<RatingAnswer, 'questionId'>) =>
      change((known) => withAnswer(known, { questionId, ...given })),
    /** Photos finish at any time, so each joins the latest draft. */
    addPhoto: (questionId: number, fileName: string) =>
      change((known) => {
        const names = known.answers.find((entry) => entry.questionId === questionId)?.fileNames;
        return withAnswer(known, { questionId, fileNames: [...(names ?? []), fileName] });
      }),
    tell: (contact: Partial<RatingContact>) => change((known) => ({ ...known, ...contact })),
    settle: () => change((known) => ({ ...known, isSent: true })),
  };
}
