import * as z from 'zod/mini';
import { blockSchema } from './block.ts';
import { campaignSchema } from './events/campaign.ts';
import { formSchema, type LeadType } from './leads/form.ts';
import { newsFactsSchema, newsTeaserSchema } from './news/news.ts';
import { campusFactsSchema } from './programs/campus.ts';
import {
  programFactsSchema,
  programSchemaFieldsSchema,
  programTeaserSchema,
} from './programs/program.ts';
import { imageSchema } from './values/image.ts';
import { list, minutes, opt, soundList, text } from './values/kit.ts';
import { langSchema } from './values/langSchema.ts';
import { linkSchema } from './values/link.ts';
import { richTextSchema } from './values/richText.ts';

/** Node types (spec §2). */
export const contentTypes = [
  'homepage',
  'lego_page',
  'school',
  'program',
  'singleCampus',
  'singleNews',
] as const;
export const formTypes = [
  'webinar',
  'apply',
  'contact',
  'brochure',
  'visit',
  'meet',
  'open_house',
  'open_culinary',
  'refer',
  'livechat',
] as const;
/**
 * Whether the group's own site keeps pages of a type out of search engines: program and campus
 * pages (spec §2), whose schools have sites of their own.
 */
export const isHiddenOnGroup = (type: string): boolean =>
  type === 'program' || type === 'singleProgram' || type === 'singleCampus';

/** Modes of the newsletter, each with a list of its own (spec §7). */
export const newsletterModes = ['school', 'alumni'] as const;
export const nodeTypes = [...contentTypes, ...formTypes] as const;
export type NodeType = (typeof nodeTypes)[number];
export type FormNodeType = (typeof formTypes)[number];

/** The lead type that a form page sends (spec §7). */
export const leadTypeByNodeType = {
  webinar: 'webinar',
  apply: 'apply',
  contact: 'contact',
  brochure: 'brochure',
  visit: 'visit-school',
  meet: 'meet-rep',
  open_house: 'openhouse',
  open_culinary: 'openculinary',
  refer: 'refer',
  livechat: 'livechat',
} as const satisfies Record<FormNodeType, LeadType>;

const metatagSchema = z.object({
  title: opt(z.string()),
  description: opt(z.string()),
  robots: opt(z.string()),
  image: opt(imageSchema),
});

const sideCardSchema = z.object({
  /** Language of its texts, where all of them are in another one than the page's. */
  lang: opt(langSchema),
  field_pretitle: opt(z.string()),
  title: z.string(),
  text: opt(richTextSchema),
});

/** Texts of a page itself. */
export const pageTextFields = [
  'field_pretitle',
  'field_lead',
  'body',
  'field_text_above_form',
  'field_application_body',
] as const;
export type PageTextField = (typeof pageTextFields)[number];

/** A page node (spec §3). `singleProgram` is read as `program`. */
export const nodeSchema = z.extend(programSchemaFieldsSchema, {
  id: z.string(),
  type: z.pipe(
    z.pipe(
      z.string(),
      z.transform((type: string) => (type === 'singleProgram' ? 'program' : type)),
    ),
    z.enum(nodeTypes),
  ),
  title: text(),
  body: opt(richTextSchema),
  /** Path without language, with slashes at both ends. */
  alias: text(),
  field_pretitle: opt(z.string()),
  field_lead: opt(z.string()),
  /** Thank-you link of a form page. */
  field_url: opt(z.string()),
  field_event_type: opt(z.string()),
  field_iframe: opt(z.string()),
  /** Pixels. */
  field_iframe_height: opt(z.number()),
  field_text_above_form: opt(richTextSchema),
  field_application_body: opt(richTextSchema),
  /** Side cards of an 'apply' page (spec §2). */
  field_side_cards: list(sideCardSchema),
  /** The form of a form page. */
  field_webform_dynamic_paragraph: opt(formSchema),
  /** School ids of the sites that show it (spec §1). */
  field_web: list(z.number()),
  field_add_live_chat: z._default(z.boolean(), false),
  field_exclude_live_chat: z._default(z.boolean(), false),
  /** Floating calls to action: url, title, options.attributes (target, class) (spec §3). */
  field_floating_cta: list(linkSchema),
  /** Whose newsletter list the page subscribes to (spec §7); the school's where absent. */
  field_newsletter_mode: z.catch(opt(z.enum(newsletterModes)), undefined),
  field_hero_image: opt(imageSchema),
  metatag: opt(metatagSchema),
  /** Minutes, of a webinar. */
  Duration: minutes(),
  /** Host of the page's public address, with a port that isn't the protocol's own. */
  host: opt(z.string()),
  /** `https`, or `http` in development. */
  protocol: opt(z.string()),
  /** The page's public address in the asked language, without query. */
  currentUrl: opt(z.string()),
  /** Decides on the direction; the language does where it is absent. */
  rtl: opt(z.boolean()),
  /** True on the sites of the four schools, false on the group's. */
  isMicrosite: opt(z.boolean()),
  /** The page's blocks in their order. */
  field_blocks: list(blockSchema),
  /** Facts by node type. */
  program: opt(programFactsSchema),
  campus: opt(campusFactsSchema),
  news: opt(newsFactsSchema),
  /** One that can't be read is left out; the page stands without it. */
  event: z.catch(opt(campaignSchema), undefined),
  related_programs: list(programTeaserSchema),
  related_news: list(newsTeaserSchema),
  /** Trail from the home page to the parent, for breadcrumbs. */
  breadcrumbs: list(z.object({ title: z.string(), alias: z.string() })),
  /** Language that the text is in; differs from the asked one where a translation is missing. */
  lang: langSchema,
  /** Texts that stand in English on a page of another language, because they aren't translated. */
  in_english: soundList(z.enum(pageTextFields)),
  /**
   * Path by language, of the languages that this document is really translated into; for hreflang.
   */
  translations: z.record(z.string(), z.string()),
  changed: opt(z.string()),
  created: opt(z.string()),
});
export type PageNode = z.output<typeof nodeSchema>;
