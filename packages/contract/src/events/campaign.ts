import * as z from 'zod/mini';
import { instantIfAny, isoDate, minutes, opt } from '../values/kit.ts';
import { langSchema } from '../values/langSchema.ts';
import { eventDateSchema } from './eventDate.ts';

/** Kinds of events; the page that announces one is of the type of the same name (spec §2). */
export const eventKinds = ['webinar', 'open_house', 'open_culinary', 'meet'] as const;

/**
 * A campaign or event record as the CRM names its fields (spec §3). Only those with an EndDate in
 * the future are listed (§7).
 */
export const campaignSchema = z.object({
  Id: z.string(),
  /** Language of its texts, where it isn't that of what it stands in. */
  lang: opt(langSchema),
  Name: z.string(),
  Description: opt(z.string()),
  StartDate: isoDate(),
  EndDate: isoDate(),
  /** Instant of the beginning; one that can't be is none. */
  Start_Datetime: instantIfAny(),
  Territory: opt(z.string()),
  Region: opt(z.string()),
  /** Minutes. */
  Duration: minutes(),
  Campus__c: opt(z.string()),
  Event_Start_Date_Text__c: opt(z.string()),
  Event_Location__c: opt(z.string()),
  City__c: opt(z.string()),
  Territory_Name__c: opt(z.string()),
  Contact_Name__c: opt(z.string()),
  Contact_Email__c: opt(z.string()),
  /** How its date is written, where the editors of a list have chosen it (spec §10.19). */
  event_date: opt(eventDateSchema),
  /** What kind of event it is; decides on the form types that list it. */
  kind: z.enum(eventKinds),
  /** Online, on campus or both; for structured data. */
  attendance: z._default(z.enum(['online', 'onsite', 'mixed']), 'onsite'),
  /** True once called off; kept so that calendars learn of it. */
  cancelled: z._default(z.boolean(), false),
  /** Path of the event's page without language, where it has one. */
  alias: opt(z.string()),
  /** Code of the school that holds it, where that isn't the site's own brand. */
  school: opt(z.string()),
  /** Brand on whose site its page is, where the asking site has none of its own. */
  host_brand: opt(z.string()),
});
export type Campaign = z.output<typeof campaignSchema>;
