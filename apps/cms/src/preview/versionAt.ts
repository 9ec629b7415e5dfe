import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

/** Milliseconds that one question may take. */
const siteTimeoutMs = 3000;

/**
 * The version of a page that its site answers with (header `Content-Version`: when the document was
 * last changed); undefined where it says none.
 */
export function versionAt(address: string): Promise<string | undefined> {
  const url = new URL(address);
  // Names below localhost are this machine, also where its resolver doesn't know that.
  const hostname = url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname;
  const begin = url.protocol === 'https:' ? secure : plain;
  const options = {
    method: 'HEAD',
    hostname,
    port: url.port,
    path: url.pathname,
    headers: { host: url.host },
    timeout: siteTimeoutMs,
  };
  return new Promise((resolve) => {
    const request = begin(options, (answer) => {
      answer.resume();
      const version = answer.headers['content-version'];
      resolve(typeof version === 'string' ? version : undefined);
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(undefined));
    request.end();
  });
}
