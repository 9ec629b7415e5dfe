import { readFileSync, watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { log } from '../../runtime/log.ts';
import { settings } from '../../runtime/settings.ts';

/**
 * Headers by which CDNs name the visitor's country; from anybody but a trusted proxy they don't get
 * here (dynamic.ts).
 */
export const countryHeaders = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
  'fastly-client-country',
] as const;

/**
 * ISO 3166-1 alpha-2 code of the visitor's country, or null where it is unknown. The address is
 * neither kept nor logged.
 */
export function requestCountry(headers: Headers, address: string): string | null {
  const named = countryHeaders.map((name) => headers.get(name)).find(isCountry);
  return named ?? lookUp(address);
}

function lookUp(address: string): string | null {
  try {
    const found = reader()?.get(address.replace(/^::ffff:/, '')) as Found | null | undefined;
    const code = found?.country_code ?? found?.country?.iso_code;
    return isCountry(code) ? code : null;
  } catch {
    return null;
  }
}

/** Databases name the country either way. */
type Found = Partial<CountryResponse> & { country_code?: string };

/** XX and T1 are a CDN's words for unknown and Tor. */
const isCountry = (code: string | null | undefined): code is string =>
  /^[A-Z]{2}$/.test(code ?? '') && code !== 'XX' && code !== 'T1';

let database: Reader<CountryResponse> | null | undefined;

/**
 * The IP database: `GEOIP_DB`, read anew when the file changes, else the one that is shipped; null
 * where it can't be read.
 */
function reader(): Reader<CountryResponse> | null {
  if (database !== undefined) return database;
  const path =
    settings.geoipDb ??
    createRequire(import.meta.url).resolve(
      '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
    );
  database = open(path);
  if (settings.geoipDb)
    watchFile(
      path,
      { persistent: false, interval: 60_000 },
      () => (database = open(path) ?? database),
    );
  return database;
}

function open(path: string): Reader<CountryResponse> | null {
  try {
    return new Reader<CountryResponse>(readFileSync(path));
  } catch (error) {
    log.warn({ err: error }, 'the country database can not be read; every country is unknown');
    return null;
  }
}
