/** RateAndReview/… */
import type * as endpoints from '../../contract/endpoints/rateAndReview.ts';
import {
  addReview,
  ratingCheck,
  ratingTemplate,
  saveUpload,
  templateById,
  templateFor,
} from '../backend/rating/ratings.ts';
import { malformed, Refusal } from '../backend/common/refusal.ts';
import type { World } from '../backend/common/world.ts';
import type { ConceptSource } from '../venues/source.ts';
import type { Answers } from './call.ts';

/** A menu schedule belongs to one store, and so to one brand. */
function conceptOfSchedule(world: World, menuScheduleId: string): ConceptSource {
  return world.catalog.branch(Math.floor(Number(menuScheduleId) / 10)).concept;
}

function activeTemplate(concept: ConceptSource, pageId: string, menuScheduleId?: number) {
  const source = templateFor(concept, Number(pageId));
  if (!source) throw new Refusal(-71);
  return ratingTemplate(concept, source, menuScheduleId);
}

export const rateAndReview: Answers<typeof endpoints> = {
  getTemplateSettingById: ({ world, params }) => {
    const found = templateById(world, Number(params.templateId));
    if (!found) throw new Refusal(-1);
    if (found.source.isActive === false) throw new Refusal(-71);
    return ratingTemplate(found.concept, found.source);
  },

  getRateAndReviewTemplate: ({ world, params }) =>
    activeTemplate(world.catalog.branchOf(params.code).concept, params.pageId),

  checkRateAndReviewTemplate: ({ world, params, query }) => {
    const { concept } = world.catalog.branchOf(params.code);
    return ratingCheck(world, concept, Number(params.pageId), query.get('eOrderId'));
  },

  getRateAndReviewTemplateMenuSchedule: ({ world, params }) =>
    activeTemplate(
      conceptOfSchedule(world, params.menuScheduleId),
      params.pageId,
      Number(params.menuScheduleId),
    ),

  checkRateAndReviewTemplateMenuSchedule: ({ world, params, query }) => {
    const concept = conceptOfSchedule(world, params.menuScheduleId);
    return ratingCheck(world, concept, Number(params.pageId), query.get('eOrderId'));
  },

  addNewRateAndReview: async ({ world, params, lang, body }) =>
    addReview(world, world.catalog.branchOf(params.code).concept, await body(), lang),

  addNewRateAndReviewMenuSchedule: async ({ world, lang, body }) => {
    const post = (await body()) as { menuScheduleId?: number } | null;
    if (typeof post?.menuScheduleId !== 'number') throw malformed('menuScheduleId is missing.');
    return addReview(world, conceptOfSchedule(world, String(post.menuScheduleId)), post, lang);
  },

  fileUpload: ({ world, request }) => saveUpload(world, request),
};
