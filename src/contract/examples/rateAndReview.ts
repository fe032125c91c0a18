import type * as endpoints from '../endpoints/rateAndReview.ts';
import type { LiteralCalls } from './literal.ts';
import { MORE_PAGE_COLORS, PAGE_COLORS } from './parts.ts';

const TEMPLATE = {
  templateId: 8,
  isActive: true,
  labelEN: 'How was it?',
  labelAR: 'كيف كانت؟',
  colors: PAGE_COLORS,
  askName: 'optional',
  askMobile: 'no',
  askEmail: 'no',
  questions: [
    {
      questionId: 1,
      seq: 1,
      labelEN: 'The food',
      labelAR: 'الطعام',
      isRequired: true,
      type: 'stars',
    },
    {
      questionId: 2,
      seq: 2,
      labelEN: 'What went wrong?',
      labelAR: 'ما الخطأ؟',
      isRequired: false,
      type: 'multi',
    },
  ],
  thanksEN: 'Thank you',
  thanksAR: 'شكرا لك',
};
const MORE_TEMPLATE = {
  introEN: 'Two questions',
  introAR: 'سؤالان',
  logo: 'beit-logo.svg',
  colors: MORE_PAGE_COLORS,
  questions: [
    { max: 5 },
    {
      options: [{ optionId: 21, labelEN: 'Cold', labelAR: 'بارد' }],
      showIf: { questionId: 1, below: 3, optionId: 21 },
    },
  ],
  thanksLink: { to: 'menu' },
  menuScheduleId: 801,
};

const CHECK = { isActive: true };
const MORE_CHECK = { templateId: 8, alreadyRated: false };

const RATING = {
  uniqueId: 'rAt1nGf0rm12',
  templateId: 8,
  code: 'BEIT',
  pageId: 1,
  eOrderID: 70011,
  lang: 'EN',
  answers: [
    { questionId: 1, value: 4 },
    { questionId: 2, optionIds: [21] },
  ],
};

export const rateAndReviewCalls: LiteralCalls<typeof endpoints> = {
  getTemplateSettingById: {
    call: 'GET RateAndReview/getTemplateSettingById/{templateId}',
    params: { templateId: 8 },
    answer: TEMPLATE,
    more: MORE_TEMPLATE,
  },
  getRateAndReviewTemplate: {
    call: 'GET RateAndReview/getRateAndReviewTemplate/{code}/{pageId}',
    params: { code: 'BEIT', pageId: 2 },
    answer: TEMPLATE,
    more: MORE_TEMPLATE,
  },
  checkRateAndReviewTemplate: {
    call: 'GET RateAndReview/checkRateAndReviewTemplate/{code}/{pageId}',
    marks: ['silent'],
    params: { code: 'BEIT', pageId: 3 },
    answer: CHECK,
    more: MORE_CHECK,
  },
  getRateAndReviewTemplateMenuSchedule: {
    call: 'GET RateAndReview/getRateAndReviewTemplateMenuSchedule/{menuScheduleId}/{pageId}',
    params: { menuScheduleId: 801, pageId: 1 },
    answer: TEMPLATE,
    more: MORE_TEMPLATE,
  },
  checkRateAndReviewTemplateMenuSchedule: {
    call: 'GET RateAndReview/checkRateAndReviewTemplateMenuSchedule/{menuScheduleId}/{pageId}',
    marks: ['silent'],
    params: { menuScheduleId: 801, pageId: 1 },
    answer: CHECK,
    more: MORE_CHECK,
  },
  addNewRateAndReview: {
    call: 'POST RateAndReview/AddNewRateAndReview/{code}',
    retry: 'K',
    marks: ['open'],
    params: { code: 'BEIT' },
    body: RATING,
    answer: { rateAndReviewId: 4001 },
  },
  addNewRateAndReviewMenuSchedule: {
    call: 'POST RateAndReview/AddNewRateAndReviewMenuSchedule',
    retry: 'K',
    marks: ['open'],
    params: {},
    body: { ...RATING, menuScheduleId: 801 },
    answer: { rateAndReviewId: 4002 },
  },
  fileUpload: {
    call: 'POST RateAndReview/FileUpload',
    retry: 'N',
    marks: ['open'],
    params: {},
    answer: {
      fileName: 'review-77.webp',
      url: '/images/review-77.webp',
      size: 183204,
      type: 'image/webp',
    },
  },
};
