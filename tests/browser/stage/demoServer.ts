import { expect, type Page } from '@playwright/test';
import type { ControlAction } from '../../../src/demo/control/actions.ts';
import type { DemoState } from '../../../src/demo/control/state.ts';

/** The demo's server may close a connection that rests just as it is used again. */
const maxRetries = 2;

/** Acts on the data of the page's own test. Returns what the action results in, unchecked. */
export async function tellDemo<Result>(page: Page, action: ControlAction): Promise<Result> {
  const answer = await page.request.post('/demo/control', { data: action, maxRetries });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { result: Result }).result;
}

/** What the demo holds for the page's own test. */
export async function demoState(page: Page): Promise<DemoState> {
  const answer = await page.request.get('/demo/state', { maxRetries });
  return (await answer.json()) as DemoState;
}
