import * as endpoints from '../contract/endpoints/rateAndReview.ts';
import type { RatingPost } from '../contract/rating.ts';
import { call } from './client.ts';

/** Only with the order asked about can the answer say whether it was rated. */
export type RatedOrderQuery = Readonly<{ eOrderId?: number | undefined }>;

export const getTemplateSettingById = (templateId: number, signal?: AbortSignal) =>
  call(endpoints.getTemplateSettingById, { templateId }, { signal });

export const getRateAndReviewTemplate = (code: string, pageId: number, signal?: AbortSignal) =>
  call(endpoints.getRateAndReviewTemplate, { code, pageId }, { signal });

export const checkRateAndReviewTemplate = (
  code: string,
  pageId: number,
  query: RatedOrderQuery = {},
  signal?: AbortSignal,
) => call(endpoints.checkRateAndReviewTemplate, { code, pageId }, { query, signal });

export const getRateAndReviewTemplateMenuSchedule = (
  menuScheduleId: number,
  pageId: number,
  signal?: AbortSignal,
) => call(endpoints.getRateAndReviewTemplateMenuSchedule, { menuScheduleId, pageId }, { signal });

export const checkRateAndReviewTemplateMenuSchedule = (
  menuScheduleId: number,
  pageId: number,
  query: RatedOrderQuery = {},
  signal?: AbortSignal,
) =>
  call(
    endpoints.checkRateAndReviewTemplateMenuSchedule,
    { menuScheduleId, pageId },
    { query, signal },
  );

export const addNewRateAndReview = (code: string, body: RatingPost) =>
  call(endpoints.addNewRateAndReview, { code }, { body });

export const addNewRateAndReviewMenuSchedule = (body: RatingPost & { menuScheduleId: number }) =>
  call(endpoints.addNewRateAndReviewMenuSchedule, {}, { body });

export const fileUpload = (
  file: Blob,
  fileName: string,
  onUploadProgress?: (part: number) => void,
  signal?: AbortSignal,
) => {
  const form = new FormData();
  form.append('file', file, fileName);
  return call(endpoints.fileUpload, {}, { form, onUploadProgress, signal });
};
