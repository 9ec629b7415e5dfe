/**
 * Why enquiries, keys or tags must not be sent to an address, as one sentence; undefined for one
 * that is encrypted or on this machine.
 */
export function addressProblem(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname)))
    return undefined;
  return `${name} must begin with https://, since what is sent there must not be read on its way; http:// is for this machine only.`;
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127(?:\.\d+){3}$/.test(host);
