/** What a journey needs of a browser engine, whichever protocol it speaks. */
export interface Tab {
  go: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs the body of a function of `args` in the page; its value travels as JSON. */
  evaluate: <T>(body: string, args: unknown) => Promise<T>;
  /** Input as it comes from a screen or a keyboard: the browser itself finds what lies there. */
  perform: (input: Input[]) => Promise<void>;
  /** What the page complained of, as far as the engine tells. */
  troubles: string[];
  close: () => Promise<void>;
}

export interface Engine {
  /** A tab that shares nothing with the others. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
}

export interface EngineOptions {
  /** The font size that the phone's owner has set, in pixels; 16 is usual. */
  fontSize: number;
}

/** Actions of the WebDriver standard: both of its protocols take the same. */
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
