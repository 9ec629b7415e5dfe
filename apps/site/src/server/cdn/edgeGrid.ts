import { createHash, createHmac, randomUUID } from 'node:crypto';

/** What Akamai gives a client of its interfaces (an `.edgerc` file). */
export interface EdgeGridClient {
  readonly clientToken: string;
  readonly clientSecret: string;
  readonly accessToken: string;
}

const longestBody = 131_072;
const hmac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64');

/**
 * The `Authorization` of a POST by Akamai's EdgeGrid: EG1-HMAC-SHA256 over method, address and the
 * body's hash, with a key that is good for one instant.
 */
export function edgeGrid(
  { clientToken, clientSecret, accessToken }: EdgeGridClient,
  url: string,
  body: string,
  at: { readonly now: Date; readonly nonce: string } = { now: new Date(), nonce: randomUUID() },
): string {
  const { protocol, host, pathname, search } = new URL(url);
  const timestamp = `${at.now.toISOString().slice(0, 19).replaceAll('-', '')}+0000`;
  const said = `EG1-HMAC-SHA256 client_token=${clientToken};access_token=${accessToken};timestamp=${timestamp};nonce=${at.nonce};`;
  const hash = createHash('sha256').update(body.slice(0, longestBody)).digest('base64');
  const signed = ['POST', protocol.slice(0, -1), host, pathname + search, '', hash, said];
  return `${said}signature=${hmac(hmac(clientSecret, timestamp), signed.join('\t'))}`;
}
