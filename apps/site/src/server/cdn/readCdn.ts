import type { Cdn } from './Cdn.ts';
import { type CdnName, presets, webhook } from './presets.ts';

const ours = ['CDN_ID', 'PURGE_TOKEN'] as const;
const akamaiAccount = [
  'AKAMAI_HOST',
  'AKAMAI_CLIENT_TOKEN',
  'AKAMAI_CLIENT_SECRET',
  'AKAMAI_ACCESS_TOKEN',
] as const;
type Variable =
  | (typeof ours | typeof akamaiAccount)[number]
  | ('CDN' | 'CDN_API' | 'PURGE_WEBHOOK');
/** Reads a variable of the environment; undefined where it is empty. */
type Read = (name: Variable) => string | undefined;

const isCdnName = (name: string): name is CdnName => Object.hasOwn(presets, name);

/**
 * The cache in front by `CDN` and its account, or the one behind `PURGE_WEBHOOK`; undefined without
 * either. Throws a sentence where a part of the account is missing.
 */
export function readCdn(read: Read): Cdn | undefined {
  const name = read('CDN') ?? '';
  const address = read('PURGE_WEBHOOK');
  if (!isCdnName(name)) return address ? webhook(address, read('PURGE_TOKEN')) : undefined;
  const missing = (name === 'akamai' ? akamaiAccount : ours).find((variable) => !read(variable));
  if (missing) throw new Error(`CDN=${name} needs ${missing}.`);
  const host = read('AKAMAI_HOST');
  return presets[name]({
    id: encodeURIComponent(read('CDN_ID') ?? ''),
    token: read('PURGE_TOKEN') ?? '',
    akamai: {
      clientToken: read('AKAMAI_CLIENT_TOKEN') ?? '',
      clientSecret: read('AKAMAI_CLIENT_SECRET') ?? '',
      accessToken: read('AKAMAI_ACCESS_TOKEN') ?? '',
    },
    api: read('CDN_API') ?? (name === 'akamai' && host ? `https://${host}` : undefined),
  });
}
