import { connect } from 'node:net';
import { AnswerReader } from './AnswerReader.ts';

/** What came back: the first final answer, or none where the connection was closed without one. */
export interface RawAnswer {
  readonly outcome: 'answered' | 'closed' | 'hung' | 'refused';
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/** Milliseconds after which a request without a whole answer hangs. */
export const hangTimeoutMs = 20_000;
/** Bytes of an answer that are looked at; a film is longer. */
const maxBytes = 4 * 2 ** 20;

/**
 * Milliseconds after which the writing side ends: of a request that lacks its end, of any other.
 */
const endAfterMs = { cut: 50, whole: 10_000 };

/** Sends bytes over a connection of their own, and reads one answer. */
export function sendRaw(
  port: number,
  bytes: Buffer,
  method: string,
  isCut = false,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const reader = new AnswerReader(method);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const end = (outcome: RawAnswer['outcome']) => {
      clearTimeout(timer);
      clearTimeout(ending);
      socket.destroy();
      const { status, head, body } = reader;
      resolve({ outcome, status, head, body });
    };
    let ending: NodeJS.Timeout | undefined;
    const timer = setTimeout(() => end('hung'), hangTimeoutMs);
    socket.once('connect', () => {
      socket.write(bytes);
      // Whoever waits for the rest of a request learns that there is none.
      ending = setTimeout(() => socket.end(), isCut ? endAfterMs.cut : endAfterMs.whole);
    });
    socket.on('data', (chunk: Buffer) => {
      reader.read(chunk);
      if (reader.isWhole || reader.size > maxBytes) end('answered');
    });
    socket.once('end', () => end(reader.status ? 'answered' : 'closed'));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ECONNREFUSED' ? 'refused' : reader.status ? 'answered' : 'closed'),
    );
  });
}
