import { apiLang } from '../api/client.ts';
import type { Controller } from '../contract/endpoint.ts';
import type { Lang } from '../contract/languages.ts';

/**
 * From general to specific: controller, call, what was asked, language. Most answers carry text
 * of one language only, so each language has its own copy.
 */
export function queryKey(
  controller: Controller,
  call: string,
  asked: readonly unknown[] = [],
  lang: Lang = apiLang(),
): readonly unknown[] {
  return [controller, call, ...asked, lang];
}

/** Everything that was read by one call, in any language. */
export function callKey(
  controller: Controller,
  call: string,
  ...asked: readonly unknown[]
): readonly unknown[] {
  return [controller, call, ...asked];
}
