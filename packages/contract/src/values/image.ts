import * as z from 'zod/mini';
import { opt } from './kit.ts';

/**
 * An image (spec §3). `url` is absolute, or relative to the backend's origin. It may name a
 * version, `?v=`: then the file's answer says which version it is in the header `x-version`, and
 * only that one is cached for good.
 */
export const imageSchema = z.object({
  url: z.string().check(z.minLength(1)),
  /** Empty only for decoration. */
  alt: z._default(z.string(), ''),
  /** Intrinsic size in pixels; where absent the fallback 40 by 40 holds (spec §9). */
  width: opt(z.number()),
  height: opt(z.number()),
  /** `logo` is taken from a logo field (spec §3). */
  type: opt(z.string()),
  /** Focal point in percent of width and height from the top left; the middle where absent. */
  focalX: opt(z.number()),
  focalY: opt(z.number()),
  /** Average colour, `#rrggbb`, painted while the image loads. */
  color: opt(z.string()),
});
export type Image = z.output<typeof imageSchema>;
