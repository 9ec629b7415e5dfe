import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { list, opt, text } from '../values/kit.ts';
import { langSchema } from '../values/langSchema.ts';

/** Facts of a campus. */
export const campusFactsSchema = z.object({
  school: z.string(),
  street: text(),
  postal_code: text(),
  city: text(),
  canton: text(),
  latitude: z.number(),
  longitude: z.number(),
  /** Metres above the sea. */
  altitude: opt(z.number()),
  students: opt(z.number()),
  nationalities: opt(z.number()),
  facilities: list(z.string()),
  /** How one gets there, e.g. '35 min by train from Interlaken Ost'. */
  travel: list(z.string()),
});
export type CampusFacts = z.output<typeof campusFactsSchema>;

export const campusTeaserSchema = z.object({
  /** Language of its texts, where it isn't that of what it stands in. */
  lang: opt(langSchema),
  title: text(),
  alias: text(),
  field_lead: opt(z.string()),
  image: opt(imageSchema),
  facts: campusFactsSchema,
  /** Brand on whose site the page is at home, where that is another than the asking one. */
  host_brand: opt(z.string()),
});
export type CampusTeaser = z.output<typeof campusTeaserSchema>;
