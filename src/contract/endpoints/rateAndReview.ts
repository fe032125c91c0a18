import { read, typed, write } from '../endpoint.ts';
import {
  RatingCheck,
  RatingSaved,
  RatingTemplate,
  UploadedFile,
  type RatingPost,
} from '../rating.ts';

export const getTemplateSettingById = read(
  'RateAndReview/getTemplateSettingById/:templateId',
  RatingTemplate,
);
export const getRateAndReviewTemplate = read(
  'RateAndReview/getRateAndReviewTemplate/:code/:pageId',
  RatingTemplate,
);
/** Here and below: the answer says if the order is rated only if the call names the order. */
export const checkRateAndReviewTemplate = read(
  'RateAndReview/checkRateAndReviewTemplate/:code/:pageId',
  RatingCheck,
  { isSilent: true, query: ['eOrderId'] },
);
export const getRateAndReviewTemplateMenuSchedule = read(
  'RateAndReview/getRateAndReviewTemplateMenuSchedule/:menuScheduleId/:pageId',
  RatingTemplate,
);
export const checkRateAndReviewTemplateMenuSchedule = read(
  'RateAndReview/checkRateAndReviewTemplateMenuSchedule/:menuScheduleId/:pageId',
  RatingCheck,
  { isSilent: true, query: ['eOrderId'] },
);
export const addNewRateAndReview = write(
  'RateAndReview/AddNewRateAndReview/:code',
  RatingSaved,
  'K',
  { isOpenToAll: true, sends: typed<{ body: RatingPost }>() },
);
export const addNewRateAndReviewMenuSchedule = write(
  'RateAndReview/AddNewRateAndReviewMenuSchedule',
  RatingSaved,
  'K',
  { isOpenToAll: true, sends: typed<{ body: RatingPost & { menuScheduleId: number } }>() },
);
export const fileUpload = write('RateAndReview/FileUpload', UploadedFile, 'N', {
  sends: typed<{ body: FormData }>(),
  isOpenToAll: true,
});
