import { expect, test } from 'vitest';
import { popupGeometry } from '../../../src/rules/popups/popupGeometry.ts';

const plain = {
  dimensionId: 1,
  width: 0,
  height: 0,
  notificationPlacement: 2,
  closeBtnPlacement: 3,
  animationId: 1,
};

test.each([
  [1, '100%', '75vh'],
  [2, '75%', '65vh'],
  [3, '50%', '50vh'],
  [9, '100%', '75vh'],
])('dimension %i is %s by %s', (dimensionId, inlineSize, blockSize) => {
  expect(popupGeometry({ ...plain, dimensionId }, 'EN')).toMatchObject({ inlineSize, blockSize });
});

test.each([
  [300, 400, '300px', '400px'],
  [0, 0, '160px', '160px'],
  [-50, 1, '160px', '160px'],
])('an own size of %i by %i is %s by %s', (width, height, inlineSize, blockSize) => {
  expect(popupGeometry({ ...plain, dimensionId: 4, width, height }, 'EN')).toMatchObject({
    inlineSize,
    blockSize,
  });
});

test.each([
  [1, 'top'],
  [2, 'centre'],
  [3, 'bottom'],
  [0, 'centre'],
])('placement %i is at the %s', (notificationPlacement, placement) => {
  expect(popupGeometry({ ...plain, notificationPlacement }, 'EN').placement).toBe(placement);
});

test.each([
  [1, 'start', 'end'],
  [2, 'centre', 'centre'],
  [3, 'end', 'start'],
  [0, 'end', 'start'],
])('the close button %i is at the %s in English and the %s in Arabic', (at, english, arabic) => {
  const detail = { ...plain, closeBtnPlacement: at };
  expect(popupGeometry(detail, 'EN').closeButton).toBe(english);
  expect(popupGeometry(detail, 'AR').closeButton).toBe(arabic);
});

test.each([
  [1, 'fade'],
  [2, 'float'],
  [3, 'none'],
])('animation %i is %s', (animationId, animation) => {
  expect(popupGeometry({ ...plain, animationId }, 'EN').animation).toBe(animation);
});
