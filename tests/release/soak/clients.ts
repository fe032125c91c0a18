/** Clients that use raw sockets and disconnect at every stage of a request. */
import { connect, type Socket } from 'node:net';
import { createDice, type Dice } from '../../simulate/world/dice.ts';

/** Simultaneous connections. */
const CLIENTS = 40;
const CRLF = '\r\n';
/** Longer than any answer takes under load, except those of silent servers. */
const PATIENCE_MS = 10_000;
const SILENT_MS = 20;

/** When a client disconnects: `never` waits for the whole answer. */
const STAGES = [
  'never',
  'beforeHead',
  'inHead',
  'behindHead',
  'inBody',
  'behindBody',
  'inAnswer',
] as const;
type Stage = (typeof STAGES)[number];

const LEAVINGS: readonly ((socket: Socket) => unknown)[] = [
  (socket) => socket.end(),
  (socket) => socket.destroy(),
  (socket) => socket.resetAndDestroy(),
];

export interface Addresses {
  reads: readonly string[];
  writes: readonly string[];
}

export interface Seen {
  requests: number;
  /** By the stage at which clients disconnected. */
  byStage: Record<Stage, number>;
  answers: Map<number, number>;
  /** Clients that waited and got no answer. */
  unanswered: number;
}

const BODY = 'x'.repeat(20_000);

function requestOf(dice: Dice, { reads, writes }: Addresses, isLast: boolean) {
  const isWrite = dice.chance(0.4);
  const path = dice.pick(isWrite ? writes : reads);
  const method = isWrite ? dice.pick(['POST', 'PUT', 'DELETE']) : dice.pick(['GET', 'GET', 'HEAD']);
  const body = isWrite ? BODY.slice(0, dice.pick([2, 600, BODY.length])) : '';
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'tokenKey: sufra-public',
    'Content-Type: application/json',
    ...(isWrite ? [`Content-Length: ${body.length}`] : []),
    ...(isLast ? ['Connection: close'] : []),
    ...(dice.chance(0.3) ? ['Accept-Encoding: br'] : []),
  ];
  const isSilent = path.includes('silent');
  return { method, head: head.join(CRLF) + CRLF + CRLF, body, isSilent };
}

/** Reads answers from a connection one by one. */
class Line {
  private readonly socket: Socket;
  private text = '';
  private isClosed = false;
  private wake: () => void = () => undefined;
  patienceMs = PATIENCE_MS;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (piece: Buffer) => {
      this.text += piece.toString('latin1');
      this.wake();
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.isClosed = true;
      this.wake();
    });
  }

  get isOver(): boolean {
    return this.isClosed || this.socket.destroyed;
  }

  say(bytes: string): void {
    if (!this.isOver) this.socket.write(bytes, 'latin1');
  }

  leave(dice: Dice): void {
    if (!this.isOver) dice.pick(LEAVINGS)(this.socket);
    // A half-closed socket waits for the other side, which may be silent.
    setTimeout(() => this.socket.destroy(), 20);
  }

  /** False at the end of the connection. */
  private async more(): Promise<boolean> {
    if (this.isOver) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), this.patienceMs);
    this.wake = () => resolve(true);
    const isMore = await promise;
    clearTimeout(timer);
    return isMore;
  }

  /** The status of the next answer, as soon as its first bytes arrive; 0 without an answer. */
  async status(): Promise<number> {
    while (!/^HTTP\/1\.1 (?!1\d\d)\d{3}/.test(this.text)) {
      if (!(await this.more())) return 0;
    }
    return Number(this.text.slice(9, 12));
  }

  /** Reads the rest of the answer. */
  async rest(method: string, status: number): Promise<void> {
    while (!this.text.includes(`${CRLF}${CRLF}`)) if (!(await this.more())) return;
    const at = this.text.indexOf(CRLF + CRLF) + 4;
    const head = this.text.slice(0, at);
    const [, length] = /^content-length: (\d+)\r$/im.exec(head) ?? [];
    const isBare = method === 'HEAD' || status === 204 || status === 304;
    const isWhole = () => {
      if (isBare) return at;
      if (length !== undefined) return at + Number(length);
      const end = this.text.indexOf(`0${CRLF}${CRLF}`, at);
      return end === -1 ? Infinity : end + 5;
    };
    while (this.text.length < isWhole()) if (!(await this.more())) return;
    this.text = this.text.slice(isWhole());
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One connection with up to five requests, ended at some stage. */
async function visit(port: number, addresses: Addresses, dice: Dice, seen: Seen): Promise<void> {
  const line = new Line(port);
  const count = dice.chance(0.5) ? 1 : 1 + dice.below(5);
  for (let index = 1; index <= count && !line.isOver; index += 1) {
    const isLast = index === count;
    const stage = isLast ? dice.pick(STAGES) : 'never';
    const { method, head, body, isSilent } = requestOf(
      dice,
      addresses,
      isLast && stage === 'never',
    );
    line.patienceMs = isSilent ? SILENT_MS : PATIENCE_MS;
    seen.requests += 1;
    seen.byStage[stage] += 1;
    // From no pause up to some milliseconds, so that the host is at a different step each time.
    const pause = () => wait(dice.below(4));
    if (stage === 'inHead') line.say(head.slice(0, dice.below(head.length - 4)));
    if (stage === 'behindHead') line.say(head);
    if (stage === 'inBody') line.say(head + body.slice(0, dice.below(body.length + 1)));
    if (stage === 'behindBody') line.say(head + body);
    if (stage === 'never' || stage === 'inAnswer') {
      line.say(head + body);
      const status = await line.status();
      seen.answers.set(status, (seen.answers.get(status) ?? 0) + 1);
      if (status === 0 && !line.isOver && !isSilent) seen.unanswered += 1;
      if (status === 0) break;
      if (stage === 'never') await line.rest(method, status);
    } else if (dice.chance(0.7)) await pause();
  }
  line.leave(dice);
}

/** Sends this many requests to a server, or fewer if the server ends. */
export async function sendRequests(
  { origin, isRunning }: { origin: URL; isRunning: () => boolean },
  addresses: Addresses,
  { requests, seed }: { requests: number; seed: number },
): Promise<Seen> {
  const seen: Seen = {
    requests: 0,
    byStage: Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>,
    answers: new Map(),
    unanswered: 0,
  };
  const client = async (index: number) => {
    const dice = createDice(seed * 1000 + index);
    while (seen.requests < requests && isRunning())
      await visit(Number(origin.port), addresses, dice, seen);
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  return seen;
}
