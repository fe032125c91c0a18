/** Harmful values that a hostile server could put into its answers. */

const TEXTS = {
  markup: '<img src=x onerror="window.hit=1"><svg><script>window.hit=1</script>',
  'ten thousand letters': 'x'.repeat(10_000),
  'combining marks': `a${'\u0301'.repeat(2000)}`,
};
const ABROAD = 'https://evil.example/t.gif?';
const COLOR = 'red;background:url(//evil.example/x)';

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

export const ATTACKS: Record<string, Attack> = {
  ...Object.fromEntries(
    Object.entries(TEXTS).map(([title, text]) => [`${title} for every text`, textAttack(text)]),
  ),
  [`${ABROAD} for every address`]: addressAttack(ABROAD),
  [`${COLOR} for every colour`]: colorAttack(COLOR),
  'lengths without end': (name, old) =>
    name === 'logoHeight' ? 'calc(1px * 1e9)' : name === 'spiceLevel' ? 1e308 : old,
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
