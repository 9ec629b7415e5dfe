import type { IncomingMessage, ServerResponse } from 'node:http';

const name =
  /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Host names by which the backend is asked: its public address, this machine, and what `CMS_HOSTS`
 * adds.
 */
export function hostNames(
  env: Readonly<Record<string, string | undefined>> = process.env,
): ReadonlySet<string> {
  const added = (env['CMS_HOSTS'] ?? '').split(',').map((host) => host.trim().toLowerCase());
  const own =
    env['CMS_URL'] && URL.canParse(env['CMS_URL']) ? [new URL(env['CMS_URL']).hostname] : [];
  return new Set([...own, 'localhost', '127.0.0.1', '[::1]', ...added.filter(Boolean)]);
}

/**
 * Refuses a request that asks for no host, two, or one that isn't well-formed by 400, and one for a
 * foreign host by 421; true where it did.
 */
export function refuseHost(
  allowed: ReadonlySet<string>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const status = hostStatus(allowed, request);
  if (status === 200) return false;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(status === 400 ? 'Bad Request\n' : 'Misdirected Request\n');
  return true;
}

function hostStatus(
  allowed: ReadonlySet<string>,
  { rawHeaders, url }: IncomingMessage,
): 200 | 400 | 421 {
  const hosts = headerValues(rawHeaders, 'host');
  const forwarded = headerValues(rawHeaders, 'x-forwarded-host');
  // A target with a host of its own would contradict the header.
  if (hosts.length !== 1 || forwarded.length > 1 || !url?.startsWith('/')) return 400;
  const allHosts = [...hosts, ...forwarded];
  if (!allHosts.every((host) => name.test(host))) return 400;
  return allHosts.every((host) =>
    allowed.has(host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()),
  )
    ? 200
    : 421;
}

const headerValues = (rawHeaders: readonly string[], wanted: string): string[] =>
  rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === wanted,
  );
