import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PinMap } from '../../../src/pages/account/PinMap.tsx';
import { speakEnglish } from '../../i18n/english.ts';

const KUWAIT = { latitude: 29.37, longitude: 47.98 };
const [WIDTH, HEIGHT] = [100, 50];

beforeAll(speakEnglish);

beforeEach(() => {
  // jsdom has no layout and no pointer capture.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, WIDTH, HEIGHT),
  );
  Element.prototype.setPointerCapture = () => undefined;
});

function showMap() {
  const onRest = vi.fn();
  const mapAt = (at = KUWAIT) => (
    <PinMap
      tileUrl="/tiles/{z}/{x}/{y}"
      attribution="© Somebody"
      at={at}
      zoom={16}
      isPinned={false}
      onRest={onRest}
    />
  );
  const { rerender } = render(mapAt());
  return { onRest, moveTo: (at: typeof KUWAIT) => rerender(mapAt(at)) };
}

const map = () => screen.getByRole('application', { name: /^Map of your door/ });
const tiles = () => [...map().querySelectorAll('img')].map((img) => img.getAttribute('src'));
const finger = (kind: 'Down' | 'Move' | 'Up' | 'Cancel', x: number, y: number, pointerId = 1) =>
  fireEvent[`pointer${kind}`](map(), { clientX: x, clientY: y, pointerId, button: 0 });
const tap = (x: number, y: number) => {
  finger('Down', x, y);
  finger('Up', x, y);
};

test('shows the tiles around its middle, and their credits', () => {
  showMap();
  expect(tiles()).toEqual(['/tiles/16/41502/27170']);
  expect(screen.getByText('© Somebody')).toBeVisible();
});

describe('reports its position', () => {
  test.each([
    ['ArrowUp', 29.3709, 47.98],
    ['ArrowDown', 29.3691, 47.98],
    ['ArrowLeft', 29.37, 47.97897],
    ['ArrowRight', 29.37, 47.98103],
  ])('after %s at %d, %d', (key, latitude, longitude) => {
    const { onRest } = showMap();
    expect(fireEvent.keyDown(map(), { key })).toBe(false);
    expect(onRest.mock.calls).toEqual([[{ latitude, longitude }]]);
  });

  test('after a drag ends', () => {
    const { onRest } = showMap();
    finger('Down', 50, 25);
    finger('Move', 20, 40);
    finger('Move', 2, 73);
    expect(onRest).not.toHaveBeenCalled();
    finger('Up', 2, 73);
    expect(onRest.mock.calls).toEqual([[{ latitude: 29.3709, longitude: 47.98103 }]]);
  });

  test('but not after a tap by an unsteady hand', () => {
    const { onRest } = showMap();
    finger('Down', 50, 25);
    finger('Move', 52, 26);
    finger('Up', 52, 26);
    expect(onRest).not.toHaveBeenCalled();
  });

  test('but not when the form has set the place', () => {
    const { onRest, moveTo } = showMap();
    moveTo({ latitude: 0, longitude: 0 });
    expect(onRest).not.toHaveBeenCalled();
    expect(tiles()).toContain('/tiles/16/32768/32768');
  });
});

describe('is zoomed', () => {
  test.each([
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Zoom out' })), 15],
    ['the key +', () => fireEvent.keyDown(map(), { key: '+' }), 17],
    ['the wheel with Ctrl', () => fireEvent.wheel(map(), { deltaY: 100, ctrlKey: true }), 15],
  ])('by %s, and its middle stays', (_, zoom, level) => {
    const { onRest } = showMap();
    zoom();
    expect(tiles().at(-1)).toMatch(new RegExp(`^/tiles/${level}/`));
    if (level === 17) expect(onRest).not.toHaveBeenCalled();
  });

  test('by two taps, towards their place', () => {
    const { onRest } = showMap();
    tap(98, 25);
    tap(98, 25);
    expect(tiles().at(-1)).toMatch(/^\/tiles\/17\//);
    expect(onRest.mock.calls).toEqual([[{ latitude: 29.37, longitude: 47.98051 }]]);
  });

  test('by two fingers, to a whole level', () => {
    showMap();
    finger('Down', 40, 25, 1);
    finger('Down', 60, 25, 2);
    finger('Move', 15, 25, 1);
    finger('Move', 85, 25, 2);
    finger('Up', 85, 25, 2);
    finger('Up', 15, 25, 1);
    expect(tiles().at(-1)).toMatch(/^\/tiles\/18\//);
  });

  test('not by the wheel alone, which scrolls the page', () => {
    showMap();
    expect(fireEvent.wheel(map(), { deltaY: 100 })).toBe(true);
    expect(tiles()).toEqual(['/tiles/16/41502/27170']);
  });
});

test('leaves key combinations to the browser', () => {
  const { onRest } = showMap();
  expect(fireEvent.keyDown(map(), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(onRest).not.toHaveBeenCalled();
});
