import { describe, expect, it, vi } from 'vitest';
import { noticeOf, ownPath } from '../../../src/pwa/worker/notices.ts';

const ORIGIN = 'https://app.example';

describe('the address of a notification', () => {
  it.each([
    ['/Delivery/BEIT/Order/7', '/Delivery/BEIT/Order/7'],
    ['/Cart/BEIT/T12/7?a=b', '/Cart/BEIT/T12/7?a=b'],
    ['https://app.example/Menu/BEIT', '/Menu/BEIT'],
    ['/', '/'],
    ['https://evil.example/Menu/BEIT', '/'],
    ['//evil.example/Menu/BEIT', '/'],
    ['/\\evil.example/Menu', '/'],
    ['blob:https://app.example/Menu/1', '/'],
    ['/pay/card/7', '/'],
    ['/api/Menu/EN/BEIT', '/'],
    ['/Menu/../pay/card/7', '/'],
    ['', '/'],
  ])('%j', (address, path) => {
    expect(ownPath(address, ORIGIN)).toBe(path);
  });

  it('is the start page if it is longer than a browser stores', () => {
    const path = ownPath(`/Menu/BEIT?x=${'x'.repeat(4_000_000)}`, ORIGIN);
    expect(path.length, path.slice(0, 20)).toBe(1);
  });
});

describe('the content of a notification', () => {
  it.each([
    [
      '{"title":"Ready","body":"Order 7","url":"/Cart/BEIT/T12/7","tag":"o7","dir":"ltr","lang":"en"}',
      {
        title: 'Ready',
        body: 'Order 7',
        path: '/Cart/BEIT/T12/7',
        tag: 'o7',
        dir: 'ltr',
        lang: 'en',
      },
    ],
    [
      '{"title":"طلبك جاهز","body":"","url":"/","lang":"ar"}',
      { title: 'طلبك جاهز', body: '', path: '/', tag: undefined, dir: 'rtl', lang: 'ar' },
    ],
    ['{"title":7,"dir":"up","lang":"fr"}', { title: 'Sufra', dir: 'ltr', lang: 'en', path: '/' }],
    ['[]', { title: 'Sufra', body: '' }],
    ['null', { title: 'Sufra', body: '' }],
    ['', { title: 'Sufra', body: '' }],
    ['<h1>no JSON</h1>', { title: 'Sufra', body: '', path: '/' }],
  ])('%s', (text, notice) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(noticeOf(text, ORIGIN)).toMatchObject(notice);
  });
});
