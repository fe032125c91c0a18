import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Carousel } from '../../../src/ui/media/Carousel.tsx';

function renderCarousel(index: number, dir: 'ltr' | 'rtl' = 'ltr', count = 3) {
  const onIndex = vi.fn();
  render(
    <div dir={dir}>
      <Carousel
        slides={Array.from({ length: count }, (_, slide) => (
          <a key={slide} href="#dish">{`Dish ${slide}`}</a>
        ))}
        label="Offers"
        previousLabel="Previous"
        nextLabel="Next"
        dotLabel={(slide) => `Slide ${slide + 1}`}
        index={index}
        onIndex={onIndex}
      />
    </div>,
  );
  return onIndex;
}

test.each([
  ['Next', 0, [[1]]],
  ['Next', 2, []],
  ['Previous', 2, [[1]]],
  ['Previous', 0, []],
  ['Slide 3', 0, [[2]]],
  ['Slide 1', 0, []],
])('"%s" on slide %i asks for %j', async (name, index, calls) => {
  const onIndex = renderCarousel(index);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onIndex.mock.calls).toEqual(calls);
});

test.each([
  ['ltr', -19, []],
  ['ltr', 19, []],
  ['ltr', -20, [[2]]],
  ['ltr', 20, [[0]]],
  ['rtl', -19, []],
  ['rtl', 19, []],
  ['rtl', -20, [[0]]],
  ['rtl', 20, [[2]]],
] as const)('in %s text a swipe by %i px asks for %j', (dir, movedPx, calls) => {
  const onIndex = renderCarousel(1, dir);
  const slide = screen.getByText('Dish 1');
  fireEvent.pointerDown(slide, { clientX: 200 });
  fireEvent.pointerUp(slide, { clientX: 200 + movedPx });
  expect(onIndex.mock.calls).toEqual(calls);
});

test('a swipe that the browser takes over is forgotten', () => {
  const onIndex = renderCarousel(1);
  const slide = screen.getByText('Dish 1');
  fireEvent.pointerDown(slide, { clientX: 200 });
  fireEvent.pointerCancel(slide);
  fireEvent.pointerUp(slide, { clientX: 0 });
  expect(onIndex).not.toHaveBeenCalled();
});

test('the end of a swipe does not press the link under it, a tap does', () => {
  renderCarousel(1);
  const slide = screen.getByText('Dish 1');
  const press = (toX: number) => {
    fireEvent.pointerDown(slide, { clientX: 200 });
    fireEvent.pointerUp(slide, { clientX: toX });
    return fireEvent.click(slide);
  };
  expect(press(100)).toBe(false);
  expect(press(200)).toBe(true);
});

test.each([
  ['ltr', '{ArrowRight}', 2],
  ['ltr', '{ArrowLeft}', 0],
  ['rtl', '{ArrowRight}', 0],
  ['rtl', '{ArrowLeft}', 2],
] as const)('in %s text %s asks for slide %i', async (dir, key, index) => {
  const onIndex = renderCarousel(1, dir);
  screen.getByRole('button', { name: 'Slide 2' }).focus();
  await userEvent.keyboard(key);
  expect(onIndex).toHaveBeenCalledExactlyOnceWith(index);
});

test('only the shown slide can be reached, and its dot is the current one', () => {
  renderCarousel(1);
  const inert = ['Dish 0', 'Dish 1', 'Dish 2'].map((dish) =>
    screen.getByText(dish).closest('li')?.hasAttribute('inert'),
  );
  expect(inert).toEqual([true, false, true]);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Slide 2');
});

test('a single slide has no controls', () => {
  renderCarousel(0, 'ltr', 1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
