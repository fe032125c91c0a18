/** Item discounts: buy some and get some free, and percentages. */
import { minor, percentOf } from '../common/money.ts';
import type { LineDiscount, PricedLine } from '../common/records.ts';
import { floorShare } from '../common/money.ts';

interface Member {
  line: PricedLine;
  result: LineDiscount;
}

const BUY_GET = 1;
const PERCENTAGE = 3;

/** Makes units free, cheapest first, and returns their value. */
function buyGet(members: Member[]): number {
  const setup = members[0]?.line.setup;
  if (!setup || setup.buyQty + setup.getQty <= 0) return 0;
  const total = members.reduce((sum, { line }) => sum + line.quantity, 0);
  const sets = Math.floor(total / (setup.buyQty + setup.getQty));
  const getIds = new Set(setup.discountGetItems.map((entry) => entry.menuItemId));
  const valueOf = (line: PricedLine) => line.price + (setup.priceModifiers ? line.mods : 0);
  const eligible = members.filter(({ line }) => getIds.size === 0 || getIds.has(line.item.id));

  let free = sets * setup.getQty;
  let amount = 0;
  for (const { line, result } of eligible.toSorted((a, b) => valueOf(a.line) - valueOf(b.line))) {
    const given = Math.min(free, line.quantity);
    if (given === 0) continue;
    free -= given;
    result.freeQty = given;
    result.usedDiscount = given;
    result.isDiscounted = true;
    result.amount = given * valueOf(line);
    amount += result.amount;
  }
  let bought = sets * setup.buyQty;
  for (const { line, result } of members) {
    const counted = Math.min(bought, line.quantity - result.usedDiscount);
    bought -= counted;
    result.usedDiscount += counted;
    result.isUsedForDiscount = result.usedDiscount > 0;
  }
  return amount;
}

/** Discounts every line of the group; the last line takes the rounding remainder. */
function percentage(members: Member[], subTotal: number, decimals: number): number {
  const setup = members[0]?.line.setup;
  if (!setup || subTotal < minor(setup.min_order_amt, decimals)) return 0;
  const baseOf = ({ line }: Member) => (line.price + line.mods) * line.quantity;
  const base = members.reduce((sum, member) => sum + baseOf(member), 0);
  const rounded = percentOf(base, setup.per_Value);
  const isCapped = setup.cap_limit > 0;
  const amount = isCapped ? Math.min(rounded, minor(setup.cap_limit, decimals)) : rounded;
  let rest = amount;
  members.forEach((member, index) => {
    const isLast = index === members.length - 1;
    const share = isLast ? rest : floorShare(amount, baseOf(member), base);
    rest -= share;
    member.result.isDiscounted = true;
    member.result.amount = share;
  });
  return amount;
}

export function discountLines(
  lines: readonly PricedLine[],
  subTotal: number,
  decimals: number,
): { lines: LineDiscount[]; amount: number; notes: string[] } {
  const results = lines.map(() => ({
    isDiscounted: false,
    isUsedForDiscount: false,
    usedDiscount: 0,
    freeQty: 0,
    amount: 0,
  }));
  const groups = new Map<number, Member[]>();
  lines.forEach((line, index) => {
    const result = results[index];
    if (!result || !line.setup || !line.isAvailable) return;
    const group = groups.get(line.setup.id) ?? [];
    group.push({ line, result });
    groups.set(line.setup.id, group);
  });

  let amount = 0;
  const notes = new Set<string>();
  for (const [, members] of [...groups].sort(([a], [b]) => a - b)) {
    const setup = members[0]?.line.setup;
    let worth = 0;
    if (setup?.discountType === BUY_GET) worth = buyGet(members);
    if (setup?.discountType === PERCENTAGE) worth = percentage(members, subTotal, decimals);
    amount += worth;
    if (members.some(({ result }) => result.isDiscounted)) notes.add(setup?.dis_note ?? '');
  }
  return { lines: results, amount: Math.min(amount, subTotal), notes: [...notes].filter(Boolean) };
}
