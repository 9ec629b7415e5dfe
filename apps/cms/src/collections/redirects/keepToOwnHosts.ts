import { brandHosts, registry } from '@concierge/brands/registry';
import type { CollectionBeforeValidateHook } from 'payload';
import { ownBrands } from '../../access/brands/ownBrands.ts';
import { redirectHosts } from '../../runtime/env.ts';
import { refuse } from './storedRedirects.ts';

/**
 * Refuses, on the field, that an editor leads visitors off the brands' own sites; an administrator
 * may.
 */
export const keepToOwnHosts: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const url: unknown = data?.['url'];
  if (
    !req.user ||
    !ownBrands(req) ||
    typeof url !== 'string' ||
    url === '' ||
    url === originalDoc?.url
  )
    return data;
  const host = foreignHost(url);
  if (host === undefined) return data;
  return refuse(
    req,
    'url',
    'Only an administrator may lead to another site ({host}). Write a path or an address of one of the brands.',
    { host },
  );
};

/** Where an address leads off our sites, as a browser would read it; undefined where it stays. */
function foreignHost(url: string): string | undefined {
  const base = 'https://site.invalid';
  if (!URL.canParse(url, base)) return url;
  const { origin, protocol, hostname } = new URL(url, base);
  if (origin === base) return undefined;
  const isOwnHost = [...registry.flatMap(brandHosts), ...redirectHosts].includes(hostname);
  return isOwnHost && /^https?:$/.test(protocol) ? undefined : hostname || url;
}
