/** Rating forms, reviews and their pictures. */
import { randomUUID } from 'node:crypto';
import type { FieldError } from '../../../contract/envelope.ts';
import type {
  RatingCheck,
  RatingPost,
  RatingTemplate,
  UploadedFile,
} from '../../../contract/rating.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { RatingSource } from '../../venues/pageSource.ts';
import type { ConceptSource } from '../../venues/source.ts';
import { pageColorsOf } from '../venue/colors.ts';
import { logoOf } from '../common/pictures.ts';
import { HttpProblem, invalidFields, malformed, Refusal } from '../common/refusal.ts';
import { unguessableId, type Uploads, type World } from '../common/world.ts';

const LARGEST_FILE_BYTES = 8 * 1024 * 1024;
/** For all photos together. A new photo replaces the oldest ones. */
const MOST_UPLOADED_BYTES = 8 * LARGEST_FILE_BYTES;
const FILE_ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
};
const DEFAULT_TEXT_LENGTH = 1000;
const MESSAGES = {
  missing: { EN: 'Please answer this.', AR: 'يُرجى الإجابة عن هذا السؤال.' },
  wrong: { EN: 'This answer is not valid.', AR: 'هذه الإجابة غير صالحة.' },
};

export function templateFor(concept: ConceptSource, pageId: number): RatingSource | undefined {
  return concept.ratings?.find(
    (rating) => rating.isActive !== false && (rating.pageIds?.includes(pageId) ?? true),
  );
}

export function templateById(
  world: World,
  templateId: number,
): { concept: ConceptSource; source: RatingSource } | undefined {
  for (const concept of world.catalog.concepts) {
    const source = concept.ratings?.find((rating) => rating.templateId === templateId);
    if (source) return { concept, source };
  }
  return undefined;
}

export function ratingTemplate(
  concept: ConceptSource,
  source: RatingSource,
  menuScheduleId?: number,
): RatingTemplate {
  return {
    templateId: source.templateId,
    isActive: source.isActive ?? true,
    labelEN: source.label.en,
    labelAR: source.label.ar,
    introEN: source.intro?.en,
    introAR: source.intro?.ar,
    logo: logoOf(concept),
    colors: pageColorsOf(concept),
    askName: source.askName ?? 'no',
    askMobile: source.askMobile ?? 'no',
    askEmail: source.askEmail ?? 'no',
    questions: source.questions.map((question, index) => ({
      questionId: question.questionId,
      seq: index + 1,
      labelEN: question.label.en,
      labelAR: question.label.ar,
      isRequired: question.required ?? false,
      type: question.type,
      max: question.max,
      options: question.options?.map((option) => ({
        optionId: option.optionId,
        labelEN: option.label.en,
        labelAR: option.label.ar,
      })),
      showIf: question.showIf,
    })),
    thanksEN: source.thanks.en,
    thanksAR: source.thanks.ar,
    thanksLink: source.thanksLink,
    menuScheduleId,
  };
}

export function ratingCheck(
  world: World,
  concept: ConceptSource,
  pageId: number,
  eOrderId: string | null,
): RatingCheck {
  const template = templateFor(concept, pageId);
  return {
    isActive: template !== undefined,
    templateId: template?.templateId,
    alreadyRated:
      eOrderId === null
        ? undefined
        : world.reviews.some((review) => review.eOrderID === Number(eOrderId)),
  };
}

type Question = RatingSource['questions'][number];
type Answer = RatingPost['answers'][number];

function isAsked(question: Question, answers: readonly Answer[]): boolean {
  const { showIf } = question;
  if (!showIf) return true;
  const other = answers.find((answer) => answer.questionId === showIf.questionId);
  if (!other) return false;
  if (showIf.optionId !== undefined) return other.optionIds?.includes(showIf.optionId) ?? false;
  return showIf.below === undefined || (other.value ?? 0) < showIf.below;
}

function isAnswered(answer: Answer | undefined): boolean {
  if (!answer) return false;
  return (
    answer.value !== undefined ||
    (answer.optionIds ?? []).length > 0 ||
    (answer.text ?? '').trim() !== '' ||
    (answer.fileNames ?? []).length > 0 ||
    answer.menuItemId !== undefined
  );
}

function isValid(world: World, question: Question, answer: Answer): boolean {
  const { type, options } = question;
  const optionIds = answer.optionIds ?? [];
  const isKnown = optionIds.every((id) => options?.some((option) => option.optionId === id));
  if (type === 'single') return isKnown && optionIds.length <= 1;
  if (type === 'multi') return isKnown && optionIds.length <= (question.max ?? optionIds.length);
  if (type === 'text') return (answer.text ?? '').length <= (question.max ?? DEFAULT_TEXT_LENGTH);
  if (type === 'photo') {
    const files = answer.fileNames ?? [];
    return files.length <= (question.max ?? 1) && files.every((name) => world.uploads.has(name));
  }
  if (answer.value === undefined) return true;
  const least = type === 'nps' || type === 'yesNo' ? 0 : 1;
  const most = question.max ?? { nps: 10, yesNo: 1 }[type as string] ?? 5;
  return Number.isInteger(answer.value) && answer.value >= least && answer.value <= most;
}

function formErrors(world: World, source: RatingSource, post: RatingPost, lang: Lang) {
  const errors: FieldError[] = [];
  const complain = (field: string, why: keyof typeof MESSAGES) =>
    errors.push({ field, message: MESSAGES[why][lang] });
  const contact = {
    name: [source.askName, post.name],
    mobileNo: [source.askMobile, post.mobileNo],
    email: [source.askEmail, post.email],
  };
  for (const [field, [ask, value]] of Object.entries(contact)) {
    if (ask === 'required' && (value ?? '').trim() === '') complain(field, 'missing');
  }
  for (const question of source.questions) {
    const answer = post.answers.find((entry) => entry.questionId === question.questionId);
    const field = `answers.${question.questionId}`;
    if (!isAsked(question, post.answers)) continue;
    if (question.required && !isAnswered(answer)) complain(field, 'missing');
    else if (answer && !isValid(world, question, answer)) complain(field, 'wrong');
  }
  return errors;
}

function readPost(body: unknown): RatingPost {
  const post = body as RatingPost;
  const isForm =
    typeof post === 'object' &&
    post !== null &&
    /^[A-Za-z0-9]{12}$/.test(post.uniqueId ?? '') &&
    Array.isArray(post.answers);
  if (!isForm) throw malformed('The form needs a uniqueId of 12 characters and answers.');
  return post;
}

/** One review per form key, and at most one per order. */
export function addReview(
  world: World,
  concept: ConceptSource,
  body: unknown,
  lang: Lang,
): { rateAndReviewId: number } {
  const post = readPost(body);
  const twin = world.reviews.find((review) => review.uniqueId === post.uniqueId);
  if (twin) return { rateAndReviewId: twin.rateAndReviewId };
  const found = templateById(world, post.templateId);
  if (!found || found.concept !== concept || found.source.isActive === false) {
    throw new Refusal(-71);
  }
  const eOrderID = post.eOrderID ?? 0;
  if (eOrderID !== 0) {
    if (!world.orders.has(eOrderID)) throw new Refusal(-1);
    if (world.reviews.some((review) => review.eOrderID === eOrderID)) throw new Refusal(-70);
  }
  const errors = formErrors(world, found.source, post, lang);
  if (errors.length > 0) throw invalidFields(errors);
  const rateAndReviewId = unguessableId((id) =>
    world.reviews.some((review) => review.rateAndReviewId === id),
  );
  const { uniqueId, templateId } = post;
  world.reviews.push({ rateAndReviewId, uniqueId, templateId, eOrderID });
  return { rateAndReviewId };
}

function makeRoom(uploads: Uploads, bytes: number): void {
  let sum = bytes + [...uploads.values()].reduce((all, { body }) => all + body.length, 0);
  for (const [name, { body }] of uploads) {
    if (sum <= MOST_UPLOADED_BYTES) return;
    uploads.delete(name);
    sum -= body.length;
  }
}

export async function saveUpload(world: World, request: Request): Promise<UploadedFile> {
  let file: unknown;
  try {
    file = (await request.formData()).get('file');
  } catch {
    throw malformed('The body must be multipart with a part named file.');
  }
  if (!(file instanceof File)) throw malformed('The part file is missing.');
  if (file.size > LARGEST_FILE_BYTES) throw new HttpProblem(413, 'The file is too large.');
  const ending = FILE_ENDINGS[file.type];
  if (ending === undefined || file.size === 0) throw new Refusal(-72);
  const fileName = `upload-${randomUUID()}.${ending}`;
  makeRoom(world.uploads, file.size);
  world.uploads.set(fileName, { body: await file.bytes(), type: file.type });
  return { fileName, url: `/images/${fileName}`, size: file.size, type: file.type };
}
