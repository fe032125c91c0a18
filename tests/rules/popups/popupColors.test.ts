import { expect, test } from 'vitest';
import { popupColors } from '../../../src/rules/popups/popupColors.ts';

const colors = (buttonBgColor: string, buttonColor: string, closeBtnColor: string) =>
  popupColors({ buttonBgColor, buttonColor, closeBtnColor });

test.each([
  ['as wished, if it is readable', ['#b5522f', '#ffffff', '#ffffff'], '#b5522f', '#ffffff'],
  ['ink that cannot be read', ['#ffffff', '#eeeeee', ''], '#ffffff', '#000000'],
  ['a half-clear ground on white', ['#00000080', '#ffffff', ''], '#7f7f7f', '#000000'],
] as const)('the button: %s', (_, wished, background, ink) => {
  const [button, inkWished, cross] = wished;
  expect(colors(button, inkWished, cross).button).toEqual({ background, ink });
});

test.each(['', 'url(//evil.example)', 'red;position:fixed', 'var(--brand)'])(
  '"%s" is no colour',
  (text) => {
    expect(colors(text, text, text)).toEqual({
      button: undefined,
      close: { background: '#000000', ink: '#ffffff' },
    });
  },
);

test('the cross keeps its colour and gets a disc that makes it visible', () => {
  expect(colors('', '', '#3a2317').close).toEqual({ background: '#ffffff', ink: '#3a2317' });
  expect(colors('', '', 'transparent').close).toEqual({ background: '#000000', ink: '#ffffff' });
});
