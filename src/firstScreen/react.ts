/**
 * Replaces React in the page's inline script: draws the app's own components once, and runs their
 * effects once, at a hundredth of its size.
 */
export interface Drawing {
  type: unknown;
  props: Props;
}
type Props = Record<string, unknown> & { children?: unknown };
type Component = (props: Props) => unknown;

interface Context {
  value: unknown;
}

export const Fragment = Symbol('Fragment');

export function jsx(type: unknown, props: object): Drawing {
  return { type, props: props as Props };
}
export const jsxs = jsx;

let nextId = 0;
let effects: (() => unknown)[] = [];
/** What redraws an element: the outermost component that has it as its only element. */
const drawings = new WeakMap<Element, Drawing>();

export const useState = (initial: unknown) => [
  typeof initial === 'function' ? (initial as () => unknown)() : initial,
  () => undefined,
];
export const useMemo = (make: () => unknown) => make();
export const useCallback = (act: unknown) => act;
export const useRef = (current: unknown) => ({ current });
export const useId = () => `first-${(nextId += 1)}`;
export const memo = (component: unknown) => component;
export const createContext = (value: unknown): Context => ({ value });
export const useContext = ({ value }: Context) => value;
export function useEffect(effect: () => unknown): void {
  effects.push(effect);
}

export const useLayoutEffect = useEffect;
export const useSyncExternalStore = (_: unknown, read: () => unknown) => read();

const SVG = 'http://www.w3.org/2000/svg';

/** `strokeWidth` becomes `stroke-width`, `blockSize` `block-size`. */
const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const RENAMED: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
/** Attributes that are "true" or "false"; others are there or not. */
const IN_WORDS = /^(?:aria-|data-|spellCheck$)/;

function setProp(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (name === 'children' || value === undefined || value === null) return;
  if (name === 'ref') {
    if (typeof value === 'function') (value as (own: Element) => void)(element);
    else (value as { current: unknown }).current = element;
  } else if (name === 'value' && element.matches('select, textarea')) {
    Reflect.set(element, name, value);
  } else if (name === 'style') {
    for (const [property, setting] of Object.entries(value))
      if (setting !== undefined) element.style.setProperty(dashed(property), String(setting));
  } else if (/^on[A-Z]/.test(name)) {
    element.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
  } else if (name in RENAMED) element.setAttribute(RENAMED[name] ?? name, value as string);
  else if (value !== false || IN_WORDS.test(name)) {
    const isDrawn = element.namespaceURI === SVG && name !== 'viewBox';
    const text = value === true && !IN_WORDS.test(name) ? '' : (value as string);
    element.setAttribute(isDrawn ? dashed(name) : name, text);
  }
}

/** Appends to `parent` as elements and text nodes, never as markup. */
function append(drawing: unknown, parent: Element): void {
  if (drawing === null || drawing === undefined || typeof drawing === 'boolean') return;
  if (Array.isArray(drawing)) {
    for (const part of drawing) append(part, parent);
    return;
  }
  if (typeof drawing !== 'object') {
    if (drawing !== '') parent.append(drawing as string);
    return;
  }
  const { type, props } = drawing as Drawing;
  if (type === Fragment) append(props.children, parent);
  else if (typeof type === 'function') {
    const before = parent.childNodes.length;
    append((type as Component)(props), parent);
    const only = parent.childNodes.length === before + 1 && parent.lastElementChild;
    if (only) drawings.set(only, drawing as Drawing);
  } else if (typeof type === 'string') {
    const namespace = type === 'svg' || parent.namespaceURI === SVG ? SVG : undefined;
    const element = namespace
      ? document.createElementNS(namespace, type)
      : document.createElement(type);
    append(props.children, element);
    for (const [name, value] of Object.entries(props)) setProp(element, name, value);
    parent.append(element);
  } else {
    const context = type as Context;
    const before = context.value;
    context.value = props['value'];
    append(props.children, parent);
    context.value = before;
  }
}

export function draw(drawing: unknown, parent: Element): void {
  append(drawing, parent);
  const due = effects;
  effects = [];
  for (const effect of due) effect();
}

/** Renders the component of this element again and replaces the element. */
export function redraw(element: Element): Element {
  const drawing = drawings.get(element);
  const box = document.createElement('div');
  if (drawing) draw(drawing, box);
  const fresh = box.firstElementChild;
  if (!fresh) return element;
  element.replaceWith(fresh);
  return fresh;
}
