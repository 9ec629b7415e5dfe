import { domainToASCII } from 'node:url';
import { minContrast } from '@concierge/brands/colorsFrom';
import { shippedBrand } from '@concierge/brands/liveBrands';
import { isBrandCode } from '@concierge/contract/brandCode';
import { isHostName } from '@concierge/contract/brandDefinitions';
import { isLang, langs } from '@concierge/contract/lang';
import {
  brandColors,
  brandHosts,
  type OwnBrand,
  type OwnGroup,
  unreadableIn,
} from '../../apps/cms/src/seed/group/ownGroup.ts';

type Problem = string | undefined;

export const nameProblem = (name: string): Problem =>
  name.trim() === '' || name.length > 80 ? 'A name has one to eighty characters.' : undefined;

export function codeProblem(code: string): Problem {
  if (!isBrandCode(code))
    return `“${code}” is no code: two to ten capital letters and digits, beginning with a letter.`;
  return shippedBrand(code) ? `${code} is the code of a brand that is shipped.` : undefined;
}

/** A host as browsers send it. */
export const asSent = (host: string): string => domainToASCII(host.trim()) || host.trim();

export const hostProblem = (host: string): Problem =>
  isHostName(asSent(host)) ? undefined : `“${host}” is no host name.`;

export const colorProblem = (color: string): Problem =>
  /^#[0-9a-f]{6}$/.test(color)
    ? undefined
    : `“${color}” is no colour: write # and six digits, like #0a4f45.`;

export const mailProblem = (mail: string): Problem =>
  /^[^\s@]+@[^\s@]+$/.test(mail) ? undefined : `“${mail}” is no mail address.`;

export function langsProblem(wanted: readonly string[]): Problem {
  const unknown = wanted.find((lang) => !isLang(lang));
  if (unknown !== undefined)
    return `“${unknown}” is no language of Concierge: there are ${langs.join(', ')}.`;
  return wanted.includes('en') ? undefined : 'Every page begins in English: add en.';
}

/** The first pair of text and ground of a brand that is below AA, with its ratio. */
export function contrastProblem(own: OwnGroup, brand: OwnBrand): Problem {
  const [pair] = unreadableIn(brandColors(own, brand));
  if (!pair) return undefined;
  const ratio = (Math.floor(pair.ratio * 100) / 100).toFixed(2);
  return `The contrast of ${pair.text} on ${pair.ground} is ${ratio}:1; at least ${minContrast}:1 is needed.`;
}

/** A code or a host that another of the brands has. */
export function repetition(own: OwnGroup): Problem {
  const brands = [own.group, ...own.schools];
  const code = repeated(brands.map((brand) => brand.code));
  if (code) return `The code ${code} is there twice.`;
  const host = repeated(brands.flatMap((brand) => brandHosts(own, brand)));
  return host && `The host ${host} is there twice.`;
}

const repeated = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

/** Why an installation can't begin with this group, as one sentence. */
export function groupProblem(own: OwnGroup): Problem {
  const brands = [own.group, ...own.schools];
  const ofEach = brands.flatMap(({ name, code, host, color }) => [
    nameProblem(name),
    codeProblem(code),
    hostProblem(host),
    color === undefined ? undefined : colorProblem(color),
  ]);
  return (
    ofEach.find(Boolean) ??
    (own.accent === undefined ? undefined : colorProblem(own.accent)) ??
    langsProblem(own.langs) ??
    mailProblem(own.adminEmail) ??
    repetition(own) ??
    brands.map((brand) => contrastProblem(own, brand)).find(Boolean)
  );
}
