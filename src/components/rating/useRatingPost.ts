import type { RatingPost } from '../../contract/rating.ts';
import { askedLang } from '../../contract/languages.ts';
import { useTableCode } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import {
  useAddNewRateAndReview,
  useAddNewRateAndReviewMenuSchedule,
} from '../../queries/rateAndReview.ts';
import { readLogin } from '../../storage/login.ts';

export interface RatedBy {
  template: { templateId: number };
  pageId: number;
  /** Set if the form belongs to a menu schedule, which then receives the rating. */
  menuScheduleId: number | undefined;
  eOrderId: number;
}

/** Sends a completed rating form of the venue. With the key, the server accepts it only once. */
export function useRatingPost({ template, pageId, menuScheduleId, eOrderId }: RatedBy) {
  const { code, lang } = useVisit();
  const tableCode = useTableCode();
  const byCode = useAddNewRateAndReview();
  const bySchedule = useAddNewRateAndReviewMenuSchedule();
  const login = readLogin(code);
  const send = (
    uniqueId: string,
    filledIn: Pick<RatingPost, 'answers' | 'name' | 'mobileNo' | 'email'>,
  ): Promise<unknown> => {
    const body: RatingPost = {
      uniqueId,
      templateId: template.templateId,
      code,
      pageId,
      lang: askedLang(lang),
      ...(eOrderId > 0 && { eOrderID: eOrderId }),
      ...(login.status === 'loggedIn' && { customerId: login.customerId }),
      ...(tableCode !== undefined && { tableCode }),
      ...filledIn,
    };
    return menuScheduleId === undefined
      ? byCode.mutateAsync({ code, body })
      : bySchedule.mutateAsync({ body: { ...body, menuScheduleId } });
  };
  const { isPending, error } = menuScheduleId === undefined ? byCode : bySchedule;
  return { send, isPending, error };
}
