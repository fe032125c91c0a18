import { expect, type APIResponse, type Page, type Route } from '@playwright/test';
import type { ControlAction } from '../../../src/demo/control/actions.ts';
import type { DemoState } from '../../../src/demo/control/state.ts';

/** For whoever asks the demo without a page: a kept connection may end just when it is used. */
export const AGAIN_IF_CUT = { maxRetries: 2 };

/** The answer to a page's request, whole also where the page holds it and asks for what is new alone. */
export async function wholeAnswer(route: Route): Promise<APIResponse> {
  const headers = Object.entries(route.request().headers());
  return route.fetch({
    ...AGAIN_IF_CUT,
    headers: Object.fromEntries(headers.filter(([name]) => name !== 'if-none-match')),
  });
}

/** Acts on the data of the page's own test. Returns what the action results in, unchecked. */
export async function tellDemo<Result>(page: Page, action: ControlAction): Promise<Result> {
  const answer = await page.request.post('/demo/control', { ...AGAIN_IF_CUT, data: action });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { result: Result }).result;
}

/** What the demo holds for the page's own test. */
export async function demoState(page: Page): Promise<DemoState> {
  const answer = await page.request.get('/demo/state', AGAIN_IF_CUT);
  return (await answer.json()) as DemoState;
}
