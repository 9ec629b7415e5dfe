import { connect, type Socket } from 'node:net';

/** A request as it goes over the wire, with these header lines and no body. */
export const rawRequest = (
  path: string,
  { method = 'GET', head = [] }: { method?: string; head?: readonly string[] } = {},
): string => [`${method} ${path} HTTP/1.1`, ...head, '', ''].join('\r\n');

/** A connection to a port of this machine, on which bytes have been sent as they are. */
export function openSocket(port: number, bytes: string): Socket {
  const socket = connect({ port, host: '127.0.0.1' }, () => {
    socket.write(bytes, 'latin1');
  });
  return socket.on('error', () => undefined);
}

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
    const socket = openSocket(port, bytes);
    const stop = (ended: boolean) => () => {
      resolve({ text: Buffer.concat(chunks).toString(), ended });
      socket.destroy();
    };
    socket.setTimeout(milliseconds, stop(false));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('close', stop(true));
  });
}

/** The status of the first answer; 0 where none came. */
export const responseStatus = (text: string): number =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
