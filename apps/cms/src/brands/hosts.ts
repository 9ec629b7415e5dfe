import { hostsOf, registry } from '@concierge/brands/registry';
import { isBrandCode, isHostName } from '@concierge/contract/brandDefinitions';
import type { TextareaFieldValidation, TextFieldValidation } from 'payload';
import { sayTo } from '../i18n/say.ts';

/** Host names of a text, one a line, in lower case. */
export const hostsIn = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split(/[\s,]+/)
        .map((host) => host.toLowerCase())
        .filter(Boolean)
    : [];

/** Refuses what is no host name, and a host of another brand. */
export const ownHosts: TextareaFieldValidation = (value, { data, req }) => {
  const say = sayTo({ req });
  const { code } = data as { code?: unknown };
  for (const host of hostsIn(value)) {
    if (!isHostName(host)) return say('“{host}” is no host name.', { host });
    const other = registry.find((brand) => brand.code !== code && hostsOf(brand).includes(host));
    if (other) return say('“{host}” is a host of {brand}.', { host, brand: other.name });
  }
  return true;
};

/** A brand's code stands in addresses, files and the CRM, so it is plain. */
export const brandCode: TextFieldValidation = (value, { req }) =>
  (typeof value === 'string' && isBrandCode(value)) ||
  sayTo({ req })('Two to ten capital letters and digits, beginning with a letter.');
