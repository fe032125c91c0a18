import { expect, type APIResponse, type Page, type Route } from '@playwright/test';
import type { ControlAction } from '../../../src/demo/control/actions.ts';
import type { DemoState } from '../../../src/demo/control/state.ts';

/** For calls without a page: a kept-alive connection may close just when it is used. */
export const AGAIN_IF_CUT = { maxRetries: 2 };

/** The full answer to a page's request, even if the page has a cached one and asks for changes. */
export async function wholeAnswer(route: Route): Promise<APIResponse> {
  const headers = Object.entries(route.request().headers());
  return route.fetch({
    ...AGAIN_IF_CUT,
    headers: Object.fromEntries(headers.filter(([name]) => name !== 'if-none-match')),
  });
}

/** Runs a control action on the data of the page's test. The result is not checked. */
export async function tellDemo<Result>(page: Page, action: ControlAction): Promise<Result> {
  const answer = await page.request.post('/demo/control', { ...AGAIN_IF_CUT, data: action });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { result: Result }).result;
}

/** The demo's state for the page's test. */
export async function demoState(page: Page): Promise<DemoState> {
  const answer = await page.request.get('/demo/state', AGAIN_IF_CUT);
  return (await answer.json()) as DemoState;
}
