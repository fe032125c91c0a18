import { call } from '../api/client.ts';
import {
  addNewRateAndReview,
  addNewRateAndReviewMenuSchedule,
  checkRateAndReviewTemplate,
  checkRateAndReviewTemplateMenuSchedule,
  fileUpload,
  getRateAndReviewTemplate,
  getRateAndReviewTemplateMenuSchedule,
  getTemplateSettingById,
} from '../contract/endpoints/rateAndReview.ts';
import type { RatingCheck } from '../contract/rating.ts';
import { changeHook, useChange } from './change.ts';
import { queryOf, readHook, useRead, type ReadOptions } from './read.ts';

type RatedOrder = Readonly<{ eOrderId?: number | undefined }>;

export const useTemplateSettingById = readHook(getTemplateSettingById);
export const useRateAndReviewTemplate = readHook(getRateAndReviewTemplate);
export const useCheckRateAndReviewTemplate = (
  code: string,
  pageId: number,
  order?: RatedOrder,
  options?: ReadOptions<RatingCheck>,
) => useRead(queryOf(checkRateAndReviewTemplate, { code, pageId, ...order }), options);
export const useRateAndReviewTemplateMenuSchedule = readHook(getRateAndReviewTemplateMenuSchedule);
export const useCheckRateAndReviewTemplateMenuSchedule = (
  menuScheduleId: number,
  pageId: number,
  order?: RatedOrder,
  options?: ReadOptions<RatingCheck>,
) =>
  useRead(
    queryOf(checkRateAndReviewTemplateMenuSchedule, { menuScheduleId, pageId, ...order }),
    options,
  );

const CHECKS = [checkRateAndReviewTemplate.path, checkRateAndReviewTemplateMenuSchedule.path];
export const useAddNewRateAndReview = changeHook(addNewRateAndReview, CHECKS);
export const useAddNewRateAndReviewMenuSchedule = changeHook(
  addNewRateAndReviewMenuSchedule,
  CHECKS,
);

export const useFileUpload = () =>
  useChange(
    (asked: {
      file: Blob;
      fileName: string;
      onUploadProgress?: (part: number) => void;
      signal?: AbortSignal;
    }) => {
      const { file, fileName, onUploadProgress, signal } = asked;
      const body = new FormData();
      body.append('file', file, fileName);
      return call(fileUpload, { body }, { onUploadProgress, signal });
    },
  );
