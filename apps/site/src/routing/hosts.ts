import { isIPv6 } from 'node:net';
import type { BrandDefinition } from '@concierge/brands/brands';
import { brandsVersion } from '@concierge/brands/liveBrands';
import { brandHosts, hostOrigin, pinnedBrand, registry } from '@concierge/brands/registry';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Which brand a host name serves: the pinned one on every configured host and on plain localhost,
 * else by the table (ADR 11).
 */
export function hostTable(
  env: NodeJS.ProcessEnv = process.env,
): ReadonlyMap<string, BrandDefinition> {
  const pinned = pinnedBrand(env);
  const table = new Map<string, BrandDefinition>();
  for (const brand of registry)
    for (const host of brandHosts(brand)) table.set(host, pinned ?? brand);
  if (!pinned) return table;
  for (const host of loopback) table.set(host, pinned);
  if (env['SITE_URL']) table.set(new URL(env['SITE_URL']).hostname, pinned);
  return table;
}

let live: { readonly version: number; readonly table: ReturnType<typeof hostTable> } | undefined;

/** The table of today: it is made anew when a brand has changed. */
export function liveHosts(): ReadonlyMap<string, BrandDefinition> {
  if (live?.version !== brandsVersion()) live = { version: brandsVersion(), table: hostTable() };
  return live.table;
}

/** A name or an address in brackets, with or without a port. */
const hostForm = /^([\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;

/**
 * Host name of a `Host` header, without port and in lower case; undefined for what is neither a
 * name nor an address.
 */
export function hostname(host: string): string | undefined {
  const [, name, port = '0'] = hostForm.exec(host) ?? [];
  if (name === undefined || Number(port) > 65_535) return undefined;
  return name.startsWith('[') && !isIPv6(name.slice(1, -1)) ? undefined : name.toLowerCase();
}

/**
 * Canonical origin of a brand: `SITE_URL` for the pinned one, else its first host; https everywhere
 * but on localhost, where the port is that of a `SITE_URL` there, else the site's.
 */
export function brandOrigin(brand: BrandDefinition, env: NodeJS.ProcessEnv = process.env): string {
  const siteUrl = env['SITE_URL'] ? new URL(env['SITE_URL']) : undefined;
  if (siteUrl && pinnedBrand(env)?.code === brand.code) return siteUrl.origin;
  const port = siteUrl?.hostname === 'localhost' ? siteUrl.port : '';
  return hostOrigin(brand, port || env['PORT']);
}

/** A brand as a host serves it, with its canonical origin. */
export interface ServedBrand {
  readonly brand: BrandDefinition;
  readonly origin: string;
}
