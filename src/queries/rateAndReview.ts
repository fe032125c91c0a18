import * as api from '../api/rateAndReview.ts';
import type { RatedOrderQuery } from '../api/rateAndReview.ts';
import type { RatingCheck, RatingPost, RatingTemplate } from '../contract/rating.ts';
import { useChange } from './change.ts';
import { callKey, queryKey } from './keys.ts';
import { read, useRead, type ReadOptions } from './read.ts';

export const templateSettingByIdQuery = (templateId: number) =>
  read(queryKey('RateAndReview', 'getTemplateSettingById', [templateId]), (signal) =>
    api.getTemplateSettingById(templateId, signal),
  );
export const useTemplateSettingById = (templateId: number, options?: ReadOptions<RatingTemplate>) =>
  useRead(templateSettingByIdQuery(templateId), options);

export const rateAndReviewTemplateQuery = (code: string, pageId: number) =>
  read(queryKey('RateAndReview', 'getRateAndReviewTemplate', [code, pageId]), (signal) =>
    api.getRateAndReviewTemplate(code, pageId, signal),
  );
export const useRateAndReviewTemplate = (
  code: string,
  pageId: number,
  options?: ReadOptions<RatingTemplate>,
) => useRead(rateAndReviewTemplateQuery(code, pageId), options);

export const checkRateAndReviewTemplateQuery = (
  code: string,
  pageId: number,
  order: RatedOrderQuery = {},
) =>
  read(
    queryKey('RateAndReview', 'checkRateAndReviewTemplate', [code, pageId, order.eOrderId]),
    (signal) => api.checkRateAndReviewTemplate(code, pageId, order, signal),
  );
export const useCheckRateAndReviewTemplate = (
  code: string,
  pageId: number,
  order?: RatedOrderQuery,
  options?: ReadOptions<RatingCheck>,
) => useRead(checkRateAndReviewTemplateQuery(code, pageId, order), options);

export const rateAndReviewTemplateMenuScheduleQuery = (menuScheduleId: number, pageId: number) =>
  read(
    queryKey('RateAndReview', 'getRateAndReviewTemplateMenuSchedule', [menuScheduleId, pageId]),
    (signal) => api.getRateAndReviewTemplateMenuSchedule(menuScheduleId, pageId, signal),
  );
export const useRateAndReviewTemplateMenuSchedule = (
  menuScheduleId: number,
  pageId: number,
  options?: ReadOptions<RatingTemplate>,
) => useRead(rateAndReviewTemplateMenuScheduleQuery(menuScheduleId, pageId), options);

export const checkRateAndReviewTemplateMenuScheduleQuery = (
  menuScheduleId: number,
  pageId: number,
  order: RatedOrderQuery = {},
) =>
  read(
    queryKey('RateAndReview', 'checkRateAndReviewTemplateMenuSchedule', [
      menuScheduleId,
      pageId,
      order.eOrderId,
    ]),
    (signal) => api.checkRateAndReviewTemplateMenuSchedule(menuScheduleId, pageId, order, signal),
  );
export const useCheckRateAndReviewTemplateMenuSchedule = (
  menuScheduleId: number,
  pageId: number,
  order?: RatedOrderQuery,
  options?: ReadOptions<RatingCheck>,
) => useRead(checkRateAndReviewTemplateMenuScheduleQuery(menuScheduleId, pageId, order), options);

const CHECKS = [
  callKey('RateAndReview', 'checkRateAndReviewTemplate'),
  callKey('RateAndReview', 'checkRateAndReviewTemplateMenuSchedule'),
] as const;

export const useAddNewRateAndReview = () =>
  useChange(
    (asked: { code: string; rating: RatingPost }) =>
      api.addNewRateAndReview(asked.code, asked.rating),
    CHECKS,
  );

export const useAddNewRateAndReviewMenuSchedule = () =>
  useChange(
    (rating: RatingPost & { menuScheduleId: number }) =>
      api.addNewRateAndReviewMenuSchedule(rating),
    CHECKS,
  );

export const useFileUpload = () =>
  useChange(
    (asked: {
      file: Blob;
      fileName: string;
      onUploadProgress?: (part: number) => void;
      signal?: AbortSignal;
    }) => api.fileUpload(asked.file, asked.fileName, asked.onUploadProgress, asked.signal),
  );
