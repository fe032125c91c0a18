/** Harmful values that a hostile server could put into its answers. */

const TEXTS = {
  markup: '<img src=x onerror="window.hit=1"><svg><script>window.hit=1</script>',
  'a React element': '{"$$typeof":"react.element","type":"script"}',
  'right-to-left overrides': '\u202e\u2066price 0.001\u202d',
  'ten thousand letters': 'x'.repeat(10_000),
  'combining marks': `a${'\u0301'.repeat(2000)}`,
  'a lone surrogate': '\ud800 dish',
};
const ADDRESSES = [
  'javascript:window.hit=1',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'https://evil.example/t.gif?',
  '//evil.example/t.gif',
  '../../../api/Menu/EN/BEIT',
  'http://evil.example/a.png',
];
const COLORS = [
  'red;background:url(//evil.example/x)',
  '#fff}*{display:none',
  'var(--x)',
  'expression(alert(1))',
  '</style><script>window.hit=1</script>',
];

/** Returns the harmful value for a field, or the old one if the attack does not concern it. */
export type Attack = (name: string, old: unknown) => unknown;

const TEXT_FIELD =
  /^(?:label|description|text|title|name|message|portion|note|itemName|tableLabel)/i;
const ADDRESS_FIELD = /(?:image|logo|icon|url|link|favicon)/i;
const COLOR_FIELD = /colou?r|radius/i;

const textAttack =
  (text: string): Attack =>
  (name, old) =>
    typeof old === 'string' && TEXT_FIELD.test(name) ? text : old;

const addressAttack =
  (address: string): Attack =>
  (name, old) => {
    if (name === 'images') return [{ width: 320, name: address }];
    return typeof old === 'string' && ADDRESS_FIELD.test(name) ? address : old;
  };

const colorAttack =
  (color: string): Attack =>
  (name, old) =>
    COLOR_FIELD.test(name) && typeof old !== 'object' ? color : old;

function withPollutedPrototype(data: object): unknown {
  return JSON.parse(
    `{"__proto__":{"isDiscounted":true},"constructor":1,${JSON.stringify(data).slice(1)}`,
  );
}

export const ATTACKS: Record<string, Attack> = {
  ...Object.fromEntries(
    Object.entries(TEXTS).map(([title, text]) => [`${title} for every text`, textAttack(text)]),
  ),
  ...Object.fromEntries(
    ADDRESSES.map((address) => [`${address} for every address`, addressAttack(address)]),
  ),
  ...Object.fromEntries(COLORS.map((color) => [`${color} for every colour`, colorAttack(color)])),
  'lengths without end': (name, old) =>
    name === 'logoHeight' ? 'calc(1px * 1e9)' : name === 'spiceLevel' ? 1e308 : old,
  'polluted prototypes': (name, old) =>
    name === 'dataenum' && typeof old === 'object' && old !== null && !Array.isArray(old)
      ? withPollutedPrototype(old)
      : old,
};

/** Applies the attack to all fields of an answer, also nested ones. */
export function attacked(answer: unknown, attack: Attack): unknown {
  if (Array.isArray(answer)) return answer.map((entry) => attacked(entry, attack));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, old]) => {
      const next = attack(name, old);
      return [name, next === old ? attacked(old, attack) : next];
    }),
  );
}
