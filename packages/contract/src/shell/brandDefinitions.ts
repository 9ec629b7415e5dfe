import * as z from 'zod/mini';
import { isBrandCode } from '../values/brandCode.ts';
import { list, opt } from '../values/kit.ts';
import { langSchema } from '../values/langSchema.ts';

const color = opt(z.string().check(z.regex(/^#[0-9a-f]{6}$/)));
const hostForm = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Whether a text is a host's name as browsers send it, without port; addresses are none. */
export const isHostName = (host: string): boolean => {
  if (host.length > 253 || !hostForm.test(host) || !URL.canParse(`http://${host}`)) return false;
  return new URL(`http://${host}`).hostname === host && !/(^|\.)\d+$/.test(host);
};

/** A brand as it is kept in the backend (ADR 36); what is absent is as the site ships it. */
export const brandDefinitionSchema = z.object({
  /** Capitals and digits; also the web-source code of its enquiries (spec §1). */
  code: z.string().check(z.refine(isBrandCode)),
  /** Number of a brand that no site ships; a shipped one keeps its own. */
  id: opt(z.number()),
  name: opt(z.string()),
  /** Where the school is at home, in English. */
  place: opt(z.string()),
  /** What kind of school it is, in English. */
  kind: opt(z.string()),
  /** False only for the group. */
  isMicrosite: opt(z.boolean()),
  /** Languages of its site besides English; empty means all. */
  languages: list(langSchema),
  /** Host names, the canonical one first. */
  hosts: list(z.string().check(z.refine(isHostName))),
  newsletterLists: opt(z.object({ school: z.string(), alumni: z.string() })),
  /** Colours as `#rrggbb`; every other colour follows from these. */
  colors: opt(z.object({ paper: color, ink: color, tint: color, brand: color, accent: color })),
  /** The logo as an SVG document; the site shows it as a picture, so nothing in it runs. */
  logo: opt(z.string().check(z.maxLength(40_000))),
  /** The favicon as a square SVG document of shapes alone; every icon of the brand shows it. */
  favicon: opt(z.string().check(z.maxLength(40_000))),
  /** Name of the typeface of Latin and Cyrillic; a site that has none of that name sets its own. */
  typeface: opt(z.string()),
});

/** `GET {api}/brand-definitions`: every brand that is kept in the backend. */
export const brandDefinitionsSchema = z.object({
  brands: z.array(brandDefinitionSchema),
  /** A change with one of these tags makes the answer stale. */
  tags: list(z.string()),
});
export type BrandDefinitions = z.output<typeof brandDefinitionsSchema>;
