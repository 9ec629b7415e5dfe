import { type BrandCode, brands } from '@concierge/brands/brands';
import type { Identity } from './identities.ts';
import { sendRaw } from './sendRaw.ts';

/** What exists in the product under test, so that requests reach further than the first check. */
export interface Corpus {
  readonly hosts: readonly string[];
  /** Addresses that the home pages link to or load. */
  readonly addresses: readonly string[];
  readonly files: readonly string[];
  readonly collections: readonly string[];
  readonly identities: readonly Identity[];
}

const seen = /(?:href|src|action)="?(\/[^"#\s>]*)/g;

/**
 * Looks around: links of some pages of every brand, files, and the collections that an admin has.
 */
export async function readCorpus(
  ports: { readonly site: number; readonly cms: number },
  identities: readonly Identity[],
): Promise<Corpus> {
  const addresses = new Set<string>();
  const hosts = brands.map(({ hosts: [host = 'localhost'] }) => host);
  for (const host of hosts)
    for (const path of ['/en/', '/ar/', '/en/apply/', '/en/contact/', '/en/programs/'])
      for (const [, address = ''] of (await fetchPage(ports.site, host, path)).matchAll(seen))
        addresses.add(address.replaceAll('&amp;', '&'));
  const headers = identities.find(({ name }) => name === 'admin')?.headers ?? {};
  const api = async <T>(path: string) =>
    (await (await fetch(`http://localhost:${ports.cms}/api/${path}`, { headers })).json()) as T;
  const { collections } = await api<{ collections: Record<string, unknown> }>('access');
  const { docs } = await api<{ docs: { filename: string }[] }>('media?limit=40&depth=0&sort=id');
  return {
    hosts,
    addresses: [...addresses].toSorted(),
    files: docs.map(({ filename }) => filename),
    collections: Object.keys(collections).toSorted(),
    identities,
  };
}

/** Past the resolver, which doesn't find `*.localhost` on every machine. */
async function fetchPage(port: number, host: string, path: string): Promise<string> {
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  return (await sendRaw(port, Buffer.from(request), 'GET')).body.toString();
}

/** Codes of the brands, as parameters and headers name them. */
export const codes: readonly BrandCode[] = brands.map(({ code }) => code);
