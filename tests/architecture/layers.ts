/** The layers and rooms of src/README.md as tables, and the check of an import against them. */
import { targetOf } from './sources.ts';

interface Layer {
  /** Folders and files of `src` at this height. They must not import each other. */
  names: readonly string[];
  height: number;
  /** The end of the error text: what to do instead of importing from the same height or above. */
  wayOut: string;
}

export const LAYERS: readonly Layer[] = [
  { height: 9, names: ['main.tsx'], wayOut: 'Nothing stands above it: move the code down.' },
  { height: 8, names: ['app'], wayOut: 'Compose it here from lower layers.' },
  { height: 7, names: ['pages'], wayOut: 'Move what two pages share to components or ordering.' },
  { height: 6, names: ['components'], wayOut: 'Take what the page knows as a prop.' },
  { height: 5, names: ['ordering'], wayOut: 'Take it as a parameter of the core.' },
  { height: 4, names: ['queries'], wayOut: 'Take it as an argument of the hook.' },
  { height: 3, names: ['api', 'state'], wayOut: 'Let app or ordering bring the two together.' },
  {
    height: 2,
    names: ['storage', 'i18n', 'pwa', 'sw.ts'],
    wayOut: 'Take the value as an argument.',
  },
  { height: 1, names: ['rules', 'ui', 'lazy'], wayOut: 'Take it as a parameter or a prop.' },
  {
    height: 0,
    names: ['contract', 'config'],
    wayOut: 'Shapes and constants must not import each other: move the code up.',
  },
];

/**
 * The rooms of a layer, lowest first. A room may import from earlier lines, but not from rooms in
 * its own line.
 */
export const ROOMS: Record<string, readonly (readonly string[])[]> = {
  pages: [['venue', 'menu', 'cart', 'checkout', 'order', 'table', 'delivery', 'account', 'rating']],
  components: [
    ['common'],
    ['allergy'],
    ['venue'],
    ['delivery', 'menu', 'rating', 'receipts', 'table'],
    ['cart', 'order', 'popups'],
    ['account'],
    ['checkout'],
  ],
  ordering: [['visit'], ['account'], ['delivery'], ['cart'], ['menu', 'checkout'], ['order']],
  rules: [
    ['common'],
    ['venue', 'menu', 'account', 'rating', 'popups'],
    ['cart'],
    ['checkout', 'order', 'search'],
    ['allergy'],
    ['receipts', 'table'],
  ],
  pwa: [['page', 'worker']],
};

/** Parts outside the layers, with the folders they may import from. */
const OUTSIDE: Record<string, readonly string[]> = {
  demo: ['contract', 'config'],
  build: ['config', 'contract', 'rules'],
  server: ['build', 'config', 'contract', 'rules'],
  tools: ['build', 'server', 'ui', 'config', 'contract', 'rules'],
  // Draws components of the pages early. The build replaces the modules that it must not load.
  firstScreen: [
    'pages',
    'components',
    'ordering',
    'i18n',
    'storage',
    'rules',
    'ui',
    'lazy',
    'contract',
    'config',
  ],
};

/** A file and its folder may import each other, although at the same height. */
const SAME_PART: Record<string, string> = { 'sw.ts': 'pwa' };

/** Only these may import from `api`; all others may import its failure types only. */
const CALLERS = new Set(['api', 'queries', 'ordering', 'app']);
const FAILURE_TYPES = 'src/api/failure.ts';

/** The only imports from outside `src`: the types of the keys, and the version. */
const FROM_OUTSIDE: Record<string, string> = {
  i18n: 'public/assets/i18n/EN.json',
  config: 'package.json',
};

const REACT = /^(?:react|react-dom|react-router-dom|react-i18next|@tanstack\/react-query)(?:\/|$)/;
/** Exceptions to `isReactFree`: the React packages that these parts may import. */
const REACT_BELOW: Record<string, RegExp> = {
  ui: REACT,
  lazy: REACT,
  'tools/gallery': REACT,
  firstScreen: REACT,
  i18n: /^react-i18next$/,
};

/** Packages that may be imported in one place only. */
const HELD: readonly { name: RegExp; place: string }[] = [
  { name: /^axios(?:\/|$)/, place: 'src/api/request.ts' },
  { name: /^js-cookie$/, place: 'src/storage/' },
  { name: /^workbox-window$/, place: 'src/pwa/page/' },
  { name: /^msw(?:\/|$)/, place: 'src/demo/' },
];

function partOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function heightOf(part: string): number | undefined {
  return LAYERS.find(({ names }) => names.includes(part))?.height;
}

/** Undefined for a file outside any room. */
export function roomOf(path: string): string | undefined {
  const [, part = '', room, ...file] = path.split('/');
  return part in ROOMS && file.length > 0 ? room : undefined;
}

function judgeRoom(path: string, target: string): string | undefined {
  const [own, seen] = [roomOf(path), roomOf(target)];
  const rooms = ROOMS[partOf(path)] ?? [];
  if (own === undefined || seen === undefined || own === seen) return undefined;
  const heightIn = (name: string) => rooms.findIndex((line) => line.includes(name));
  if (heightIn(seen) < heightIn(own)) return undefined;
  return `room ${seen} is not below room ${own}. Move what both need to a room below both.`;
}

function isReactFree(path: string, part: string): boolean {
  if (part in OUTSIDE) return true;
  const isCore = part === 'ordering' && /\/(?!use[A-Z])\w+\.ts$/.test(path);
  return isCore || (heightOf(part) ?? 0) <= 3;
}

function judgePackage(path: string, name: string): string | undefined {
  const part = partOf(path);
  const held = HELD.find((entry) => entry.name.test(name));
  if (held && !path.startsWith(held.place))
    return `only ${held.place} may import it. Call the functions from there.`;
  if (!REACT.test(name) || !isReactFree(path, part)) return undefined;
  const isAllowed = Object.entries(REACT_BELOW).some(
    ([place, allowed]) => path.startsWith(`src/${place}/`) && allowed.test(name),
  );
  if (isAllowed) return undefined;
  return `this part of ${part} must not use React. Put the hook into queries, ordering or components.`;
}

function judgeFile(path: string, target: string): string | undefined {
  const part = partOf(path);
  if (!target.startsWith('src/')) {
    return target === FROM_OUTSIDE[part] ? undefined : 'it is outside of src.';
  }
  const seen = partOf(target);
  if (seen === part) return judgeRoom(path, target);
  if (SAME_PART[part] === seen) return undefined;
  const visible = OUTSIDE[part];
  if (visible) {
    return visible.includes(seen) ? undefined : `${part} sees only ${visible.join(' and ')}.`;
  }
  const [own, other] = [heightOf(part), heightOf(seen)];
  if (own === undefined)
    return `${part} is in no layer. Add it to LAYERS in tests/architecture/layers.ts.`;
  if (other === undefined) return `${seen} is not part of the app. ${wayOutOf(part)}`;
  if (other >= own) return `${seen} is not below ${part}. ${wayOutOf(part)}`;
  if (seen === 'api' && target !== FAILURE_TYPES && !CALLERS.has(part))
    return `${part} makes no calls. Use a hook of queries or ordering.`;
  return undefined;
}

function wayOutOf(part: string): string {
  return LAYERS.find(({ names }) => names.includes(part))?.wayOut ?? '';
}

/** The error text of a forbidden import; undefined if it is allowed. */
export function judge(path: string, imported: string): string | undefined {
  const target = targetOf(path, imported);
  const fault = imported.startsWith('.') ? judgeFile(path, target) : judgePackage(path, imported);
  return fault && `${path} imports ${imported}: ${fault}`;
}

/** The folders and files that a part of a layer must not import: those beside it and above it. */
function closedTo(name: string, height: number): string[] {
  const others = LAYERS.filter((layer) => layer.height >= height).flatMap(({ names }) => names);
  return [...others, ...Object.keys(OUTSIDE)].filter(
    (other) => other !== name && SAME_PART[name] !== other && SAME_PART[other] !== name,
  );
}

interface LintOverride {
  files: string[];
  rules: {
    'no-restricted-imports': [string, { patterns: { group: string[]; message: string }[] }];
  };
}

/** The layers as settings of the linter, which an editor shows at once. */
export function lintOverrides(): LintOverride[] {
  return LAYERS.flatMap(({ names, height, wayOut }) =>
    names.map((name) => {
      const group = closedTo(name, height).map((other) =>
        other.includes('.') ? `**/${other}` : `**/${other}/**`,
      );
      const message = `It is not below ${name}. ${wayOut}`;
      return {
        files: [name.includes('.') ? `src/${name}` : `src/${name}/**`],
        rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
      };
    }),
  );
}
