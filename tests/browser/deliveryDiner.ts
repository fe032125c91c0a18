/** A customer of the delivery side, logged in without the code. */
import type { Page } from '@playwright/test';
import type { Login } from '../../src/contract/customer.ts';

export const CODE = 'BEIT';
const NOURA = '55512345';

/** What a login leaves on the device; the pages of the login have tests of their own. */
export async function logIn(page: Page, mobileNo = NOURA): Promise<Login> {
  const data = { action: 'login', code: CODE, mobileNo };
  const answer = await page.request.post('/demo/control', { data });
  const { result } = (await answer.json()) as { result: Login };
  const stored = {
    token: result.token,
    customerId: String(result.customerId),
    userName: result.userName,
    conceptId: String(result.conceptId),
    userId: String(result.userId),
  };
  await page.evaluate(
    ([entries, code]) => {
      for (const [name, value] of Object.entries(entries)) {
        localStorage.setItem(`${name}_${code}`, value);
      }
    },
    [stored, CODE] as const,
  );
  return result;
}
