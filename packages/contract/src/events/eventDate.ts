import * as z from 'zod/mini';
import { minutes, opt } from '../values/kit.ts';

/** An event date (spec §3, formats §9). */
export const eventDateSchema = z.object({
  /** ISO 8601 instant or date. */
  data: z.string(),
  date_type: z.union([
    z.literal(1),
    z.literal(2),
    z.literal(3),
    z.literal(4),
    z.literal(5),
    z.literal(6),
  ]),
  /** Minutes. */
  duration: minutes(),
  /** True shows the visitor's own zone; otherwise Europe/Paris (spec §9). */
  time: z._default(z.boolean(), false),
  /** `numeric` makes date_type 6 the day number, else the short month name. */
  type: opt(z.string()),
});
/**
 * What editors choose from for the dates of a list: a `date_type`, of 6 the day's number or the
 * month's name.
 */
export const dateFormats = ['1', '2', '3', '4', '5', '6', '6_numeric'] as const;
export type DateFormat = (typeof dateFormats)[number];
export type EventDate = z.output<typeof eventDateSchema>;
