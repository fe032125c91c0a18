/** The functions of a journey, the same for WebDriver BiDi (Firefox) and classic (WebKit). */
export interface Tab {
  go: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs `body` in the page as a function of `args`. Its result must fit into JSON. */
  evaluate: <T>(body: string, args: unknown) => Promise<T>;
  /** Sends touches and keys. The browser itself finds the element at the point. */
  perform: (input: Input[]) => Promise<void>;
  /** Errors of the page, if the engine reports them. */
  troubles: string[];
  close: () => Promise<void>;
}

export interface Engine {
  /** A tab with its own storage and cookies. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
}

export interface EngineOptions {
  /** The font size in the browser's settings, in pixels; normally 16. */
  fontSize: number;
}

/** Actions of the WebDriver standard, the same in both protocols. */
export type Input =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'touch' }; actions: PointerStep[] }
  | { type: 'key'; id: string; actions: KeyStep[] };

type PointerStep =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };

interface KeyStep {
  type: 'keyDown' | 'keyUp';
  value: string;
}

export function touchAt(x: number, y: number): Input {
  return {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'touch' },
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

export function typed(text: string): Input {
  const steps = Array.from(text).flatMap((value): KeyStep[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keyboard', actions: steps };
}
