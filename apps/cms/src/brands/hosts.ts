import { domainToASCII } from 'node:url';
import type { BrandEntry } from '@concierge/brands/brandEntry';
import { brands } from '@concierge/brands/brands';
import { shippedBrand } from '@concierge/brands/liveBrands';
import { brandByCode, brandHosts, registry } from '@concierge/brands/registry';
import { isBrandCode } from '@concierge/contract/brandCode';
import { isHostName } from '@concierge/contract/brandDefinitions';
import type { PayloadRequest, TextareaFieldValidation, TextFieldValidation } from 'payload';
import { sayTo } from '../i18n/say.ts';
import { cmsUrl, siteUrl } from '../runtime/env.ts';

/** A name of any script as browsers send it; what is none stays as it is. */
const asSent = (host: string): string =>
  (/^[\p{L}\p{M}\p{N}.-]+$/u.test(host) && domainToASCII(host)) || host.toLowerCase();

/** Host names of a text, one a line, as browsers send them. */
export const hostsIn = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(asSent)
    : [];

/** Whether a host is the admin's alone: there the brand's pages would never be seen. */
export function isAdminHost(host: string, cms = cmsUrl, site = siteUrl): boolean {
  const { hostname } = new URL(cms);
  const isShared = hostname === 'localhost' || (site && new URL(site).hostname === hostname);
  return host === hostname && !isShared;
}

/** The sentence that refuses a host of another brand. */
export const hostTaken = (
  req: PayloadRequest,
  host: string,
  { code, name = code }: Pick<BrandEntry, 'code' | 'name'>,
): string => sayTo({ req })('“{host}” is a host of {brand}.', { host, brand: name });

/** Refuses what is no host name, a host of another brand, and the admin's. */
export const ownHosts: TextareaFieldValidation = (value, { data, operation, req }) => {
  const say = sayTo({ req });
  const { code } = data as { code?: unknown };
  const written = hostsIn(value);
  // Whoever empties the field gives a shipped brand its shipped ones back; those of a brand that is
  // first kept, as by a newer version, stand back behind what people wrote.
  const { hosts: shipped = [] } = brands.find((brand) => brand.code === code) ?? {};
  const hosts = written.length > 0 ? written : operation === 'update' ? shipped : [];
  for (const host of hosts) {
    if (!isHostName(host)) return say('“{host}” is no host name.', { host });
    if (written.length > 0 && isAdminHost(host))
      return say('“{host}” is the host of the admin.', { host });
    const other = registry.find((brand) => brand.code !== code && brandHosts(brand).includes(host));
    if (other) return hostTaken(req, host, other);
  }
  return true;
};

/**
 * A brand's code stands in addresses, files and the CRM, so it is plain, and no other's long one.
 */
export const brandCode: TextFieldValidation = (value, { req }) => {
  const say = sayTo({ req });
  if (typeof value !== 'string' || !isBrandCode(value))
    return say('Two to ten capital letters and digits, beginning with a letter.');
  const other = brandByCode(value);
  if (other && other.code !== value)
    return say('This is the code of {brand} in addresses.', { brand: other.name });
  const isTaken = !other && shippedBrand(value) !== undefined;
  return isTaken ? say('This is the code of a brand that is shipped.') : true;
};
