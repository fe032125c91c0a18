import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { useWaitTime } from '../../../src/components/common/useWaitTime.ts';
import { speakEnglish } from '../../i18n/english.ts';

beforeAll(speakEnglish);

it.each([
  [1, '1 s'],
  [90, '90 s'],
  [91, '2 minutes'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [900, '15 minutes'],
  [86_400, '1440 minutes'],
])('a wait of %d seconds is told as %s', (seconds, told) => {
  const { result } = renderHook(() => useWaitTime());
  expect(result.current(seconds)).toBe(told);
});
