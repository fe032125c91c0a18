import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../src/api/answer.ts';
import { isApiFailure } from '../../src/api/failure.ts';
import { getMenuItemDetails } from '../../src/contract/endpoints/dishes.ts';
import * as endpoints from '../../src/contract/endpoints/menu.ts';
import {
  maybeKilometres,
  maybeMinutes,
  minutesOrNone,
  shownOr,
} from '../../src/contract/schema.ts';
import { formatPercent } from '../../src/i18n/format.ts';
import { fullAnswer } from '../../src/contract/examples/literal.ts';
import { dishCalls } from '../../src/contract/examples/dishes.ts';

describe('a number for display only', () => {
  it.each([
    [12, 12, 12, 12],
    [12.4, 12, 12, 12.4],
    [0, 0, undefined, 0],
    [1e-9, 0, undefined, 1e-9],
    [-5, 7, undefined, undefined],
    [1e99, 7, undefined, undefined],
    ['12', 7, undefined, undefined],
    [null, 7, undefined, undefined],
  ])('%s', (sent, count, minutes, kilometres) => {
    expect(v.parse(shownOr(7), sent)).toBe(count);
    expect(v.parse(maybeMinutes, sent)).toBe(minutes);
    expect(v.parse(minutesOrNone, sent)).toBe(minutes ?? 0);
    expect(v.parse(maybeKilometres, sent)).toBe(kilometres);
  });

  it('of a dish is an integer, whatever the server sends', () => {
    const { answer, more } = dishCalls.getMenuItemDetails;
    const odd = fullAnswer(fullAnswer(answer, more), {
      calories: 510.7,
      prepMinutes: 1e-9,
      minAge: 1e30,
    });
    const dish = v.parse(getMenuItemDetails.answer, odd);
    expect(dish).toMatchObject({ calories: 511 });
    expect([dish.prepMinutes, dish.minAge]).toEqual([undefined, undefined]);
  });

  it.each([
    [14, '14%'],
    [7.5, '7.5%'],
    [8.875, '8.88%'],
    [1e-9, '0%'],
  ])('as a percentage: %s', (percent, told) => {
    expect(formatPercent(percent, 'EN')).toBe(told);
  });
});

describe('a wait that a server demands', () => {
  const waitOf = (seconds: unknown, header: string | null = null) => {
    const text = JSON.stringify({ status: -5, dataenum: { retryAfterSeconds: seconds } });
    try {
      readAnswer(endpoints.getMenu, {
        httpStatus: header === null ? 200 : 429,
        text,
        retryAfter: header,
        date: null,
        copyOf: null,
        tag: null,
      });
    } catch (error) {
      return isApiFailure(error) ? error.retryAfterSeconds : undefined;
    }
    return undefined;
  };

  it.each([
    [0.001, 1],
    [-3, 0],
    [1e99, 86_400],
    ['40', undefined],
  ])('of %s seconds', (seconds, wait) => {
    expect(waitOf(seconds)).toBe(wait);
  });

  it.each([
    ['1e99', 86_400],
    ['Infinity', 86_400],
    ['-3', 0],
    ['Fri, 01 Jan 2999 00:00:00 GMT', 86_400],
  ])('by a header of %s', (header, wait) => {
    expect(waitOf(undefined, header)).toBe(wait);
  });
});
