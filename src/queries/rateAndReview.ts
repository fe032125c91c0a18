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
import { changeHook, useChange } from './change.ts';
import { readHook } from './read.ts';

export const useTemplateSettingById = readHook(getTemplateSettingById);
export const useRateAndReviewTemplate = readHook(getRateAndReviewTemplate);
export const useCheckRateAndReviewTemplate = readHook(checkRateAndReviewTemplate);
export const useRateAndReviewTemplateMenuSchedule = readHook(getRateAndReviewTemplateMenuSchedule);
export const useCheckRateAndReviewTemplateMenuSchedule = readHook(
  checkRateAndReviewTemplateMenuSchedule,
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
