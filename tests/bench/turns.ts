/**
 * Orders the answers of one connection: HTTP/2 sends many over one, and a good host follows the
 * browser's priorities.
 */
import type { Http2ServerResponse } from 'node:http2';

const PIECE_BYTES = 4096;
const USUAL_URGENCY = 3;

export interface Waiting {
  /** 0 is the most urgent. */
  urgency: number;
  /** Useful in parts, so it takes turns with others of its kind. */
  isShared: boolean;
  body: Buffer;
  response: Pick<Http2ServerResponse, 'write' | 'end' | 'once'>;
}

interface Closing {
  /** Resolves when the browser has left or received everything. */
  closed: Promise<void>;
}

/** Reads the header `priority` of a request (RFC 9218). */
export function priorityOf(header: string | undefined): Pick<Waiting, 'urgency' | 'isShared'> {
  const [, urgency] = /(?:^|[,\s])u=([0-7])/.exec(header ?? '') ?? [];
  return {
    urgency: urgency === undefined ? USUAL_URGENCY : Number(urgency),
    isShared: /(?:^|[,\s])i(?:$|[,\s]|=\?1)/.test(header ?? ''),
  };
}

export function takeTurns() {
  let waiting: (Waiting & Closing)[] = [];
  let isSending = false;

  const sendPiece = ({ response, closed }: Waiting & Closing, piece: Buffer) => {
    const written = new Promise<void>((resolve) => {
      response.write(piece, () => resolve());
    });
    return Promise.race([written, closed]);
  };

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (waiting.length > 0) {
      const next = waiting.reduce((best, each) => (each.urgency < best.urgency ? each : best));
      const piece = next.body.subarray(0, PIECE_BYTES);
      next.body = next.body.subarray(PIECE_BYTES);
      if (next.body.length === 0 || next.isShared) {
        waiting = waiting.filter((each) => each !== next);
        if (next.body.length > 0) waiting.push(next);
      }
      if (piece.length > 0) await sendPiece(next, piece);
      if (next.body.length === 0) next.response.end();
    }
    isSending = false;
  }

  return (answer: Waiting): void => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const inLine = { ...answer, closed };
    waiting.push(inLine);
    answer.response.once('close', () => {
      waiting = waiting.filter((each) => each !== inLine);
      resolve();
    });
    void send();
  };
}
