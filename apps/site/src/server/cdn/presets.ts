import { createHash } from 'node:crypto';
import type { Cdn } from './Cdn.ts';
import { type EdgeGridClient, edgeGrid } from './edgeGrid.ts';

/** Whose cache it is, and what lets us purge it. */
export interface CdnAccount {
  /** Cloudflare's zone, Fastly's service, or Bunny's pull zone. */
  readonly id: string;
  readonly token: string;
  /** Akamai's credentials, and the origin of its interfaces. */
  readonly akamai?: EdgeGridClient;
  /** Origin of the interface, where it isn't the vendor's. */
  readonly api?: string | undefined;
}

const json = { 'content-type': 'application/json', accept: 'application/json' };
const asItIs = (tag: string): string => tag;

/** `POST {address} {tags}`, with `Authorization: Bearer` where a token is given. */
export const webhook = (address: string, token: string | undefined): Cdn => ({
  keepHeader: 'CDN-Cache-Control',
  tagHeader: 'Cache-Tag',
  joinedBy: ',',
  tag: asItIs,
  tagsPerCall: 1000,
  purge: (tags) => ({
    url: address,
    headers: token ? { ...json, authorization: `Bearer ${token}` } : json,
    body: JSON.stringify({ tags }),
  }),
});

/** Cloudflare: 100 tags a call; an answer of 200 can still say that it failed. */
const cloudflare = ({
  id,
  token,
  api = 'https://api.cloudflare.com/client/v4',
}: CdnAccount): Cdn => ({
  keepHeader: 'CDN-Cache-Control',
  tagHeader: 'Cache-Tag',
  joinedBy: ',',
  tag: asItIs,
  tagsPerCall: 100,
  purge: (tags) => ({
    url: `${api}/zones/${id}/purge_cache`,
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ tags }),
  }),
  isDone: (answer) => (answer as { success?: boolean } | undefined)?.success === true,
});

/** Fastly: 256 keys a call, marked as stale rather than dropped, so that a crowd meets no gap. */
const fastly = ({ id, token, api = 'https://api.fastly.com' }: CdnAccount): Cdn => ({
  keepHeader: 'Surrogate-Control',
  tagHeader: 'Surrogate-Key',
  joinedBy: ' ',
  tag: asItIs,
  tagsPerCall: 256,
  purge: (tags) => ({
    url: `${api}/service/${id}/purge`,
    headers: { ...json, 'fastly-key': token, 'fastly-soft-purge': '1' },
    body: JSON.stringify({ surrogate_keys: tags }),
  }),
});

/** Bunny: one tag a call. */
const bunny = ({ id, token, api = 'https://api.bunny.net' }: CdnAccount): Cdn => ({
  keepHeader: 'CDN-Cache-Control',
  tagHeader: 'CDN-Tag',
  joinedBy: ',',
  tag: asItIs,
  tagsPerCall: 1,
  purge: ([tag]) => ({
    url: `${api}/pullzone/${id}/purgeCache`,
    headers: { ...json, accesskey: token },
    body: JSON.stringify({ CacheTag: tag }),
  }),
});

/** Akamai: signed calls, and tags of the characters of a token, at most 128 of them. */
const akamai = ({ akamai: client, api = '' }: CdnAccount): Cdn => ({
  keepHeader: 'CDN-Cache-Control',
  tagHeader: 'Edge-Cache-Tag',
  joinedBy: ',',
  tag: (tag) => {
    const written = encodeURIComponent(tag).replace(/[()*]/g, percent);
    return written.length <= 128 ? written : createHash('sha256').update(tag).digest('hex');
  },
  tagsPerCall: 500,
  purge: (tags) => {
    const url = `${api}/ccu/v3/invalidate/tag/production`;
    const body = JSON.stringify({ objects: tags });
    const authorization = client ? edgeGrid(client, url, body) : '';
    return { url, headers: { ...json, authorization }, body };
  },
});

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Caches in front that are purged by their own interfaces, by the value of `CDN`. */
export const presets = { cloudflare, fastly, bunny, akamai } satisfies Record<
  string,
  (account: CdnAccount) => Cdn
>;
export type CdnName = keyof typeof presets;
