import { connect } from 'node:net';

/**
 * Sends bytes as they are, and gives what comes back until the connection ends or is idle for a
 * moment.
 */
export function talk(
  port: number,
  bytes: string,
  milliseconds = 400,
): Promise<{ text: string; ended: boolean }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(bytes, 'latin1');
    });
    const stop = (ended: boolean) => () => {
      resolve({ text: Buffer.concat(chunks).toString(), ended });
      socket.destroy();
    };
    socket.setTimeout(milliseconds, stop(false));
    socket
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('close', stop(true))
      .on('error', stop(true));
  });
}

/** The status of the first answer; 0 where none came. */
export const statusOf = (text: string): number =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
