/** The connection between a phone and the venue, with all its faults. */
import type { Answered, Asked } from '../venue/wire.ts';
import type { Clock } from './clock.ts';
import type { Dice } from './dice.ts';

export const LINE_FAULTS = [
  'lost request',
  'lost answer',
  'late answer',
  'out of order',
  'half a body',
  'garbled body',
  'hostile body',
  'server fault',
  'too busy',
  'maintenance',
  'captive portal',
  'sent twice',
  'payment that lies',
] as const;
type LineFault = (typeof LINE_FAULTS)[number];

/** The state of the connection for a while: its possible faults and their probability. */
export interface Weather {
  faults: readonly LineFault[];
  part: number;
}

export const CALM: Weather = { faults: [], part: 0 };

export interface Line {
  isOnline: boolean;
  weather: Weather;
  send: (asked: Asked, take: (outcome: Outcome) => void) => void;
}

export type Outcome =
  | { kind: 'answer'; answered: Answered }
  /** The head arrived, then the connection broke. */
  | { kind: 'half'; answered: Answered }
  | { kind: 'lost' };

const PORTAL: Answered = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  text: '<!doctype html><title>Hotel Wi-Fi</title><p>Please accept our terms.</p>',
};

function failing(status: number, dice: Dice): Answered {
  const isPlain = dice.chance(0.5);
  return {
    status,
    headers: status === 429 || status === 503 ? { 'retry-after': String(1 + dice.below(5)) } : {},
    text: isPlain ? '<h1>Bad gateway</h1>' : '{"status":0,"message":"","dataenum":null}',
  };
}

/** Well-formed JSON that breaks the contract. */
function hostile({ status, headers, text }: Answered, dice: Dice): Answered {
  const changes = [
    () => '{"status":1,"dataenum":{}}',
    () => '{"status":1,"dataenum":null}',
    () => '[]',
    () => '{"__proto__":{"status":1},"status":1,"dataenum":{"constructor":{"prototype":{}}}}',
    () => text.replaceAll(/:(\d+(?:\.\d+)?)([,}])/g, ':"$1"$2'),
    () => text.replaceAll(/"(eOrderID|cartVersion|payable|price|qty)":[\d.]+/g, '"$1":null'),
    () => text.replaceAll(/"(payable|price|qty)":([\d.]+)/g, '"$1":-$2'),
    () => text.replace(/"amount":([\d.]+),/, '"amount":9$1,'),
    () => text.replace(/"redirectUrl":"https:\/\//, '"redirectUrl":"https://evil.example/'),
  ];
  return { status, headers, text: dice.pick(changes)() };
}

const PAYMENT = '/paymentByCard/';

/** Changes the amount, or replaces the bank's page with another bank's. */
function lying({ status, headers, text }: Answered, dice: Dice): Answered {
  const isAmount = dice.chance(0.5);
  const changed = isAmount
    ? text.replace(/"amount":([\d.]+)/, '"amount":9$1')
    : text.replace(/"redirectUrl":"https:\/\//, '"redirectUrl":"https://evil.example/');
  return { status, headers, text: changed };
}

interface LineTools {
  clock: Clock;
  dice: Dice;
  ask: (asked: Asked) => Answered;
  note: (fault: LineFault) => void;
}

export function createLine({ clock, dice, ask, note }: LineTools): Line {
  const line: Line = {
    isOnline: true,
    weather: CALM,
    send: (asked, take) => {
      const wayMs = 20 + dice.below(180);
      const backMs = 20 + dice.below(180);
      const answer = (answered: Answered, delayMs = backMs) =>
        void clock.plan(delayMs, () => take({ kind: 'answer', answered }));
      if (!line.isOnline) {
        clock.plan(5, () => take({ kind: 'lost' }));
        return;
      }
      const { faults, part } = line.weather;
      const picked = faults.length > 0 && dice.chance(part) ? dice.pick(faults) : undefined;
      const isHarmless = picked === 'payment that lies' && !asked.path.includes(PAYMENT);
      const fault = isHarmless ? undefined : picked;
      if (fault) note(fault);
      /** Some connections fail immediately, others never report the failure. */
      const lose = (delayMs: number) => {
        if (dice.chance(0.7)) clock.plan(delayMs, () => take({ kind: 'lost' }));
      };
      if (fault === 'captive portal') answer(PORTAL);
      else if (fault === 'lost request') lose(wayMs + backMs);
      else {
        clock.plan(fault === 'out of order' ? wayMs + dice.below(4000) : wayMs, () => {
          const isUnheard = fault === 'too busy' || fault === 'maintenance';
          const isBroken = fault === 'server fault';
          // A failing server may have done the work already.
          const isDone = !isUnheard && !(isBroken && dice.chance(0.5));
          const answered = isDone ? ask(asked) : undefined;
          if (fault === 'sent twice') {
            // A proxy that got no answer sends again; the first answer is lost then.
            answer(ask(asked), backMs + 50);
          } else if (isUnheard) answer(failing(fault === 'too busy' ? 429 : 503, dice));
          else if (isBroken) answer(failing(dice.pick([500, 502, 503, 504]), dice));
          else if (!answered || fault === 'lost answer') lose(backMs);
          else if (fault === 'half a body') {
            clock.plan(backMs, () => take({ kind: 'half', answered }));
          } else if (fault === 'garbled body') {
            const cut = answered.text.slice(0, dice.below(answered.text.length + 1));
            answer({ ...answered, text: dice.chance(0.5) ? cut : `${cut}�}` });
          } else if (fault === 'hostile body') answer(hostile(answered, dice));
          else if (fault === 'payment that lies') answer(lying(answered, dice));
          else answer(answered, fault === 'late answer' ? 2000 + dice.below(50_000) : backMs);
        });
      }
    },
  };
  return line;
}
