import type { RatingTemplate } from '../../contract/rating.ts';
import { useTableCode } from '../../ordering/visit/useTable.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useMenuDetails } from '../../queries/menu.ts';
import {
  useCheckRateAndReviewTemplate,
  useCheckRateAndReviewTemplateMenuSchedule,
  useRateAndReviewTemplate,
  useRateAndReviewTemplateMenuSchedule,
} from '../../queries/rateAndReview.ts';
import { reportFields, type ReportFields } from '../../rules/rating/report.ts';

type ReportWay =
  | { kind: 'awaited' | 'message' }
  | {
      kind: 'form';
      template: RatingTemplate;
      fields: ReportFields;
      menuScheduleId: number | undefined;
    };

/** Sends by the venue's rating form if it accepts reports of this order, otherwise as a message. */
export function useReportWay(eOrderId: number, pageId: number): ReportWay {
  const { code, mode } = useVisit();
  const isOfVenue = mode.isOfCustomer;
  const menu = useMenuDetails({ code, tableCode: useTableCode() }, { enabled: !isOfVenue });
  const menuScheduleId = menu.data?.menuScheduleId ?? 0;
  const isOfMenu = !isOfVenue && menuScheduleId > 0;
  const checkOfVenue = useCheckRateAndReviewTemplate(
    { code, pageId, eOrderId },
    { enabled: isOfVenue },
  );
  const checkOfMenu = useCheckRateAndReviewTemplateMenuSchedule(
    { menuScheduleId, pageId, eOrderId },
    { enabled: isOfMenu },
  );
  const check = isOfVenue ? checkOfVenue : checkOfMenu;
  const isOpen = check.data?.isActive === true && !check.data.alreadyRated;
  const ofVenue = useRateAndReviewTemplate({ code, pageId }, { enabled: isOfVenue && isOpen });
  const ofMenu = useRateAndReviewTemplateMenuSchedule(
    { menuScheduleId, pageId },
    { enabled: isOfMenu && isOpen },
  );
  const template = isOfVenue ? ofVenue : ofMenu;
  if (menu.isLoading || check.isLoading || template.isLoading) return { kind: 'awaited' };
  const fields = isOpen && template.data ? reportFields(template.data) : undefined;
  if (!fields || !template.data) return { kind: 'message' };
  const ofSchedule = isOfMenu ? menuScheduleId : undefined;
  return { kind: 'form', template: template.data, fields, menuScheduleId: ofSchedule };
}
