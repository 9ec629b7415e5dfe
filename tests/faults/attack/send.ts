import { Agent, request } from 'node:http';

/** Connections stay open, as those of a bot or a browser do. */
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const host = 'him.localhost';

export interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

/**
 * One call of the site's school HIM by a visitor at this address, as the proxy in front passes it
 * on: a form where there are fields, else GET. Status 0 where no answer comes.
 */
export function send(
  port: number,
  path: string,
  from: string,
  fields?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const body = fields ? new URLSearchParams(fields).toString() : undefined;
  const headers = {
    host: `${host}:${port}`,
    origin: `http://${host}:${port}`,
    'x-forwarded-for': from,
    ...(body === undefined
      ? {}
      : {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((done) => {
    const none = () => done({ status: 0, location: '', text: '' });
    const call = request(
      { agent, host: '127.0.0.1', port, path, method, headers, timeout: 20_000 },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', none);
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? '',
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', none);
    call.end(body);
  });
}

/** Ends the connections. */
export const hangUp = (): void => agent.destroy();
