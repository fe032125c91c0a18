import { read, write } from '../endpoint.ts';
import { RatingCheck, RatingSaved, RatingTemplate, UploadedFile } from '../rating.ts';

export const getTemplateSettingById = read(
  'RateAndReview/getTemplateSettingById/:templateId',
  RatingTemplate,
);
export const getRateAndReviewTemplate = read(
  'RateAndReview/getRateAndReviewTemplate/:code/:pageId',
  RatingTemplate,
);
export const checkRateAndReviewTemplate = read(
  'RateAndReview/checkRateAndReviewTemplate/:code/:pageId',
  RatingCheck,
  { isSilent: true },
);
export const getRateAndReviewTemplateMenuSchedule = read(
  'RateAndReview/getRateAndReviewTemplateMenuSchedule/:menuScheduleId/:pageId',
  RatingTemplate,
);
export const checkRateAndReviewTemplateMenuSchedule = read(
  'RateAndReview/checkRateAndReviewTemplateMenuSchedule/:menuScheduleId/:pageId',
  RatingCheck,
  { isSilent: true },
);
export const addNewRateAndReview = write(
  'RateAndReview/AddNewRateAndReview/:code',
  RatingSaved,
  'K',
  { isOpenToAll: true },
);
export const addNewRateAndReviewMenuSchedule = write(
  'RateAndReview/AddNewRateAndReviewMenuSchedule',
  RatingSaved,
  'K',
  { isOpenToAll: true },
);
export const fileUpload = write('RateAndReview/FileUpload', UploadedFile, 'N', {
  isOpenToAll: true,
});
