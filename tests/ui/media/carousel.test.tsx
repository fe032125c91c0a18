import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
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

const MOUSE = { pointerType: 'mouse', button: 0 };
const START = { clientX: 200, clientY: 200 };

const BY: Record<string, (slide: HTMLElement, x: number, y?: number) => void> = {
  mouse: (slide, x, y = 0) => {
    const end = { clientX: START.clientX + x, clientY: START.clientY + y };
    fireEvent.pointerDown(slide, { ...MOUSE, ...START });
    fireEvent.pointerUp(slide, { ...MOUSE, ...end });
  },
  finger: (slide, x, y = 0) => {
    const end = { clientX: START.clientX + x, clientY: START.clientY + y };
    fireEvent.touchStart(slide, { touches: [START] });
    fireEvent.touchEnd(slide, { changedTouches: [end] });
  },
};

describe.each(['mouse', 'finger'])('a %s', (by) => {
  test.each([
    ['ltr', -19, []],
    ['ltr', 19, []],
    ['ltr', -20, [[2]]],
    ['ltr', 20, [[0]]],
    ['rtl', -19, []],
    ['rtl', 19, []],
    ['rtl', -20, [[0]]],
    ['rtl', 20, [[2]]],
  ] as const)('that is lifted in %s text after %i px asks for %j', (dir, movedPx, calls) => {
    const onIndex = renderCarousel(1, dir);
    BY[by]?.(screen.getByText('Dish 1'), movedPx);
    expect(onIndex.mock.calls).toEqual(calls);
  });

  test.each([
    [0, 40],
    [2, -40],
  ])('finds nothing past slide %i', (index, movedPx) => {
    const onIndex = renderCarousel(index);
    BY[by]?.(screen.getByText(`Dish ${index}`), movedPx);
    expect(onIndex).not.toHaveBeenCalled();
  });

  test('that moves more down than sideways does not swipe', () => {
    const onIndex = renderCarousel(1);
    BY[by]?.(screen.getByText('Dish 1'), -40, 60);
    expect(onIndex).not.toHaveBeenCalled();
  });
});

test('the end of a swipe does not press the link under the mouse, a click does', () => {
  renderCarousel(1);
  const slide = screen.getByText('Dish 1');
  BY['mouse']?.(slide, -100);
  expect(fireEvent.click(slide)).toBe(false);
  BY['mouse']?.(slide, 0);
  expect(fireEvent.click(slide)).toBe(true);
});

test('a press without a pointer counts after the swipe of a finger', () => {
  renderCarousel(1);
  const slide = screen.getByText('Dish 1');
  BY['finger']?.(slide, -100);
  expect(fireEvent.click(slide)).toBe(true);
});

test.each([
  ['the browser takes over', (slide: HTMLElement) => fireEvent.touchCancel(slide)],
  [
    'a second finger makes a pinch',
    (slide: HTMLElement) => fireEvent.touchStart(slide, { touches: [START, START] }),
  ],
])('a swipe during which %s is ignored', (_, end) => {
  const onIndex = renderCarousel(1);
  const slide = screen.getByText('Dish 1');
  fireEvent.touchStart(slide, { touches: [START] });
  end(slide);
  fireEvent.touchEnd(slide, { changedTouches: [{ clientX: 0, clientY: 200 }] });
  expect(onIndex).not.toHaveBeenCalled();
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

test("without motion the scroll position changes only after the finger's scroll has ended", () => {
  vi.useFakeTimers();
  try {
    renderCarousel(1);
    const slide = screen.getByText('Dish 1');
    const track = slide.closest('ul');
    BY['finger']?.(slide, -20);
    vi.advanceTimersByTime(299);
    expect(track).toHaveAttribute('data-moved-by', 'glide');
    vi.advanceTimersByTime(1);
    expect(track).not.toHaveAttribute('data-moved-by');
  } finally {
    vi.useRealTimers();
  }
});
