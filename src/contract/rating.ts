import * as v from 'valibot';
import {
  flag,
  id,
  key,
  list,
  maybe,
  maybeFlag,
  maybeText,
  numberOr,
  quantity,
  text,
} from './schema.ts';
import { BlockLink } from './places.ts';
import { ask } from './basics.ts';
import type { Lang } from './languages.ts';
import { pageColors } from './colors.ts';

/** The page that opened a rating form. */
export const RATING_PAGE = { orderPlaced: 1, orderDetails: 2, header: 3, message: 4 } as const;

export const RatingCheck = v.object({
  isActive: flag,
  templateId: maybe(id),
  alreadyRated: maybeFlag,
});
export type RatingCheck = v.InferOutput<typeof RatingCheck>;

export const RatingQuestion = v.object({
  questionId: id,
  seq: numberOr(0),
  labelEN: text,
  labelAR: text,
  isRequired: flag,
  type: v.picklist([
    'stars',
    'smileys',
    'nps',
    'yesNo',
    'single',
    'multi',
    'text',
    'item',
    'photo',
    'date',
  ]),
  max: maybe(quantity),
  options: maybe(list(v.object({ optionId: id, labelEN: text, labelAR: text }), 'options')),
  showIf: maybe(v.object({ questionId: id, below: maybe(v.number()), optionId: maybe(id) })),
});
export type RatingQuestion = v.InferOutput<typeof RatingQuestion>;

export const RatingTemplate = v.object({
  templateId: id,
  isActive: flag,
  labelEN: text,
  labelAR: text,
  introEN: maybeText,
  introAR: maybeText,
  logo: maybeText,
  colors: pageColors,
  askName: ask,
  askMobile: ask,
  askEmail: ask,
  questions: list(RatingQuestion, 'questions'),
  thanksEN: text,
  thanksAR: text,
  thanksLink: maybe(BlockLink),
  menuScheduleId: maybe(id),
});
export type RatingTemplate = v.InferOutput<typeof RatingTemplate>;

export interface RatingPost {
  uniqueId: string;
  templateId: number;
  code: string;
  pageId: number;
  menuScheduleId?: number;
  eOrderID?: number;
  customerId?: number;
  tableCode?: string;
  lang: Lang;
  name?: string;
  mobileNo?: string;
  email?: string;
  answers: {
    questionId: number;
    value?: number;
    optionIds?: number[];
    text?: string;
    fileNames?: string[];
    menuItemId?: number;
  }[];
}

export const RatingSaved = v.object({ rateAndReviewId: id });

export const UploadedFile = v.object({ fileName: key, url: text, size: numberOr(0), type: text });
export type UploadedFile = v.InferOutput<typeof UploadedFile>;
