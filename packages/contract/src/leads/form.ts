import * as z from 'zod/mini';
import { campaignSchema } from '../events/campaign.ts';
import { isoDate, list, opt, text } from '../values/kit.ts';
import { langSchema } from '../values/langSchema.ts';
import { richTextSchema } from '../values/richText.ts';

/**
 * The ten lead types (spec §7), then the two forms that share their intake: live chat's enquiry and
 * the newsletter.
 */
export const leadTypes = [
  'apply',
  'webinar',
  'meet-rep',
  'brochure',
  'contact',
  'visit-school',
  'openhouse',
  'openculinary',
  'refer',
  'popup',
] as const;
export const submissionTypes = [...leadTypes, 'livechat', 'newsletter'] as const;
export const leadTypeSchema = z.enum(submissionTypes);
export type LeadType = z.output<typeof leadTypeSchema>;

export const fieldTypes = [
  'text',
  'email',
  'phone',
  'date',
  'select',
  'dynamic_select',
  'year_select',
  'start_date_select',
  'time_select',
  'country',
  'radio',
  'checkbox',
  'checkboxes',
  'textarea',
  'consent',
  'hidden',
  'campaign_select',
  'program_select',
  'intake_select',
  'heading',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/**
 * The programme behind an option; the CRM reads its title in English, whatever the form's language.
 */
const offeredProgramSchema = z.object({
  /** Path of its page, without language prefix. */
  alias: text(),
  title: text(),
  /** Code of the school that teaches it. */
  school: text(),
  level: z.string(),
});

const optionSchema = z.object({
  value: z.string(),
  label: z.string(),
  /** Numbered groups that a dynamic select shows while this option is chosen (spec §4). */
  groups: list(z.number()),
  /** Last day, `YYYY-MM-DD`, on which it can be chosen: an intake's deadline. */
  until: opt(isoDate()),
  /** Of a `program_select`, whose value is the id of the programme's page. */
  program: opt(offeredProgramSchema),
});

/** One field of a form as editors define it (spec §5, generic lead forms). */
export const formFieldSchema = z.object({
  /**
   * Name on the wire, one of the lead form fields of §3 or an editor's own: letters, digits,
   * underscore.
   */
  name: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]*$/)),
  /**
   * A `program_select` lists the brand's programmes and shows groups as a `dynamic_select` does;
   * each group has an `intake_select` with the start dates of its programmes (spec §10.35).
   */
  type: z.enum(fieldTypes),
  label: z.string(),
  placeholder: opt(z.string()),
  help: opt(z.string()),
  required: z._default(z.boolean(), false),
  /** Message where a required field is empty; comes from the backend (spec §5). */
  requiredError: opt(z.string()),
  /**
   * JavaScript regular expression, anchored by the validator; absent means the type's default of
   * §5.
   */
  pattern: opt(z.string()),
  patternError: opt(z.string()),
  options: list(optionSchema),
  /** Numbered group this field belongs to; shown only while a dynamic select shows the group. */
  group: opt(z.number()),
  /** Value of a hidden field, or the preselected one. */
  value: opt(z.string()),
  /** Name of its value in the lead, where several groups ask for the same; else `name`. */
  sent_as: opt(z.string()),
  /** Columns of twelve. */
  width: z._default(z.enum(['full', 'half', 'third']), 'full'),
  /** `autocomplete` token of HTML. */
  autocomplete: opt(z.string()),
  /** Text of a consent field, with links. */
  body: opt(richTextSchema),
});
export type FormField = z.output<typeof formFieldSchema>;

/**
 * A form as the backend defines it; the same definition validates in the browser and on the server.
 */
export const formSchema = z.object({
  id: text(),
  type: leadTypeSchema,
  title: text(),
  /** Changes with every publication of the form; kept with a lead's consent. */
  version: z.string(),
  submitLabel: text(),
  fields: list(formFieldSchema),
  campaigns: list(campaignSchema),
  /** Pushes quizCompletion on submit (spec §10.15). */
  isQuiz: z._default(z.boolean(), false),
  additionalGtmFormType: opt(z.string()),
  additionalGtmFormTitle: opt(z.string()),
  additionalGtmFormName: opt(z.string()),
});
export type Form = z.output<typeof formSchema>;

/**
 * `GET {api}/form-definitions`, header `authorization: Bearer <LEADS_SECRET>`: every form of a
 * brand in every language; the site keeps them so that intake works without the backend.
 */
export const formsAnswerSchema = z.object({
  forms: z.array(z.object({ brand: z.string(), lang: langSchema, form: formSchema })),
});
