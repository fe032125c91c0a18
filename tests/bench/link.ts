/** The slow link: delays bytes between the two ends. */
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

const PAYLOAD_BYTES = 1460;
const HEADER_BYTES = 40;
/** Limit for bytes that wait at the near end; later bytes can still be reordered. */
const BACKLOG_BYTES = 16_384;

interface Lane {
  /** All bytes sent so far. */
  bytes: number;
  /**
   * The time when the last bit of these bytes leaves, if they start at `fromMs` at the earliest.
   */
  pass: (size: number, fromMs: number) => number;
}

/** One direction of the link: all connections share its bandwidth. */
export function laneOf(bytesPerSecond: number): Lane {
  let freeAtMs = 0;
  const lane: Lane = {
    bytes: 0,
    pass: (size, fromMs) => {
      lane.bytes += size;
      const onWire = size + Math.ceil(size / PAYLOAD_BYTES) * HEADER_BYTES;
      freeAtMs = Math.max(freeAtMs, fromMs) + (onWire / bytesPerSecond) * 1000;
      return freeAtMs;
    },
  };
  return lane;
}

export interface Link {
  rttMs: number;
  /** Bytes per second from the host to the phone. */
  down: number;
  lanes: { down: Lane; up: Lane };
  /** While true, the link has no delay. */
  isOpen: boolean;
}

/** Runs acts in the given order, each not before its time. */
function inOrder() {
  const waiting: { atMs: number; act: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const arm = () => {
    const [next] = waiting;
    if (timer !== undefined || !next) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        while (waiting[0] && waiting[0].atMs <= performance.now() + 0.5) waiting.shift()?.act();
        arm();
      },
      Math.max(0, next.atMs - performance.now()),
    );
  };
  return {
    at: (atMs: number, act: () => void) => {
      waiting.push({ atMs, act });
      arm();
    },
    end: () => {
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}

/** The host's end of a connection; `near` is the phone's end. */
export class FarSocket extends Duplex {
  readonly #near: Socket;
  readonly #link: Link;
  readonly #up = inOrder();
  readonly #down = inOrder();
  readonly #room = inOrder();

  constructor(near: Socket, link: Link) {
    super({ allowHalfOpen: true });
    this.#near = near;
    this.#link = link;
    near.setNoDelay(true);
    // The DNS look-up and the connection take one round trip each.
    const opensMs = performance.now() + (link.isOpen ? 0 : 2 * link.rttMs);
    near.on('data', (data: Buffer) => {
      const fromMs = Math.max(performance.now(), opensMs);
      const leavesMs = link.isOpen ? fromMs : link.lanes.up.pass(data.length, fromMs);
      this.#up.at(leavesMs + this.#wayMs(), () => this.push(data));
    });
    near.on('end', () => this.#up.at(performance.now() + this.#wayMs(), () => this.push(null)));
    near.on('error', () => this.destroy());
    near.on('close', () => this.destroy());
  }

  #wayMs(): number {
    return this.#link.isOpen ? 0 : this.#link.rttMs / 2;
  }

  override _read(): void {}

  override _write(data: Buffer, _: string, done: (error?: Error | null) => void): void {
    let leavesMs = performance.now();
    for (let start = 0; start < data.length; start += PAYLOAD_BYTES) {
      const packet = data.subarray(start, start + PAYLOAD_BYTES);
      if (!this.#link.isOpen) leavesMs = this.#link.lanes.down.pass(packet.length, leavesMs);
      this.#down.at(leavesMs + this.#wayMs(), () => {
        if (this.#near.writable) this.#near.write(packet);
      });
    }
    const backlogMs = this.#link.isOpen ? 0 : (BACKLOG_BYTES / this.#link.down) * 1000;
    if (leavesMs - backlogMs <= performance.now()) done();
    else this.#room.at(leavesMs - backlogMs, done);
  }

  override _final(done: () => void): void {
    this.#down.at(performance.now() + this.#wayMs(), () => this.#near.end());
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    for (const waiting of [this.#up, this.#down, this.#room]) waiting.end();
    this.#near.destroy();
    done(error);
  }
}
