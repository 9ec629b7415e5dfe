import type { BlockOf, BlockType } from '@concierge/contract/block';
import type { Campaign } from '@concierge/contract/campaign';
import type { CampusFacts } from '@concierge/contract/campus';
import type { Rule } from '@concierge/contract/eligibility';
import type { DateFormat } from '@concierge/contract/eventDate';
import type { Form } from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import type { MenuItem, Menus } from '@concierge/contract/menu';
import type { NewsFacts } from '@concierge/contract/news';
import type { NodeType, PageNode } from '@concierge/contract/node';
import type { Popup } from '@concierge/contract/popup';
import type { ProgramFacts } from '@concierge/contract/program';

/** Text by language; English is the source, and stands in where another is missing. */
export type L10n = { en: string } & Partial<Record<Lang, string>>;

/**
 * Rich text in a small Markdown: paragraphs, `## `, `### `, `- ` and `1. ` lists, `**bold**`,
 * `*italic*`, `[text](/path/)`, `> ` quotes. The seed turns it into Lexical.
 */
export type Markdown = L10n;

/** A picture of the drawing kit by its scene name, e.g. `alps-dawn`. */
export interface Picture {
  scene: string;
  alt: L10n;
}

/** A film: a clip of ours by name, or a YouTube or Vimeo address; always with a poster. */
export interface Film {
  clip?: 'lake-morning' | 'kitchen-pass';
  embed?: string;
  poster: Picture;
}

/**
 * A block of the contract as the seed writes it: every visible text is L10n (or Markdown where the
 * contract has rich text), every image a Picture, every media item a Picture or a Film. Lists that
 * the backend fills in (items of program_list, news_list, campus_list, event_list, and the form of
 * webform) are given as `query`, the format of an event_list's dates as `date_type`.
 */
export type SeedBlock = {
  [T in BlockType]: { type: T; query?: SeedQuery; date_type?: DateFormat } & Partial<
    Record<Exclude<keyof BlockOf<T>, 'type' | 'items' | 'form'>, unknown>
  >;
}[BlockType];

/** What a list block asks for. */
export interface SeedQuery {
  /** Schools by code; all of them where absent. */
  schools?: string[];
  level?: ProgramFacts['level'][];
  subject?: ProgramFacts['subject'][];
  category?: NewsFacts['category'][];
  kind?: Campaign['kind'][];
  limit?: number;
  /** Form of a webform block. */
  form?: string;
}

/** Facts with their visible texts by language. */
type Localized<T> = { [K in keyof T]: T[K] };

/** Words that mean the same to whoever searches, in one language. */
export interface SeedSynonyms {
  lang: Lang;
  words: string[];
}

export interface SeedPage {
  type: NodeType;
  /** Path without language. */
  alias: string;
  /** Codes of the brands whose sites show it. */
  brands: string[];
  title: L10n;
  field_pretitle?: L10n;
  field_lead?: L10n;
  body?: Markdown;
  hero?: Picture;
  metatag?: { title?: L10n; description?: L10n; robots?: 'index' | 'noindex' };
  blocks?: SeedBlock[];
  /**
   * Structured facts; `requirements[].qualification`, `curriculum[].term|modules`,
   * `career_outcomes`, `accreditation` may be L10n.
   */
  program?: Localized<
    Omit<
      ProgramFacts,
      | 'requirements'
      | 'curriculum'
      | 'career_outcomes'
      | 'accreditation'
      | 'campuses'
      | 'internship'
    >
  > & {
    campuses: string[];
    requirements: (Rule & { qualification: L10n; note?: L10n })[];
    curriculum: { term: L10n; modules: L10n[]; credits?: number }[];
    career_outcomes: L10n[];
    accreditation: string[];
    internship?: { months: number; monthly_pay: number; text?: L10n };
  };
  schema?: {
    field_schema_title?: L10n;
    field_schema_description?: L10n;
    field_program_prerequisites?: L10n;
    field_edu_credential_awarded?: L10n;
    field_course_mode?: L10n;
    field_course_workload?: L10n;
    field_price?: L10n;
  };
  campus?: Omit<CampusFacts, 'facilities' | 'travel'> & { facilities: L10n[]; travel: L10n[] };
  news?: NewsFacts;
  /** Id of the campaign that an event page is about. */
  event?: string;
  /** Form pages: key of the form, thank-you path, texts. */
  form?: string;
  field_url?: string;
  field_event_type?: string;
  field_text_above_form?: Markdown;
  field_application_body?: Markdown;
  field_side_cards?: { field_pretitle?: L10n; title: L10n; text?: Markdown }[];
  field_iframe?: string;
  field_iframe_height?: number;
  Duration?: number;
  field_add_live_chat?: boolean;
  field_exclude_live_chat?: boolean;
  field_newsletter_mode?: PageNode['field_newsletter_mode'];
  field_floating_cta?: { url: string; title: L10n; class?: string; target?: string }[];
}

export interface SeedCampaign
  extends Omit<
    Campaign,
    | 'Name'
    | 'Description'
    | 'StartDate'
    | 'EndDate'
    | 'Start_Datetime'
    | 'Event_Start_Date_Text__c'
    | 'City__c'
    | 'Event_Location__c'
  > {
  Name: L10n;
  Event_Start_Date_Text__c?: L10n;
  City__c: L10n;
  Event_Location__c: L10n;
  Description?: L10n;
  brands: string[];
  /**
   * Days from the day of seeding, so that demo events always lie ahead; `HH:MM` in
   * `zone`, Switzerland's by default.
   */
  inDays: number;
  at: string;
  zone?: string;
}

export interface SeedMenuItem
  extends Partial<Omit<MenuItem, 'title' | 'description' | 'below' | 'field_image'>> {
  title: L10n;
  description?: L10n;
  below?: SeedMenuItem[];
  picture?: Picture;
}

/**
 * One menu group of one brand (spec §3); the group `languages` has `languages`, the others have
 * `items`.
 */
export interface SeedMenu {
  brand: string;
  group: keyof Menus;
  items?: SeedMenuItem[];
  languages?: SeedLanguage[];
}

/** A language of the selector; its address is worked out per document. */
export interface SeedLanguage {
  lang: Lang;
  title: string;
  /** ISO 3166-1 alpha-2 codes. */
  exclude_countries: string[];
}

export interface SeedForm
  extends Omit<Form, 'id' | 'title' | 'version' | 'submitLabel' | 'fields' | 'campaigns'> {
  /** Key, e.g. `him-apply`. */
  key: string;
  brands: string[];
  title: L10n;
  submitLabel: L10n;
  /**
   * Fields as in the contract, with `label`, `placeholder`, `help`, `requiredError`,
   * `patternError`, `options[].label` as L10n, `body` as Markdown.
   */
  fields: SeedFormField[];
}

export interface SeedFormField {
  name: string;
  type: Form['fields'][number]['type'];
  label: L10n;
  placeholder?: L10n;
  help?: L10n;
  required?: boolean;
  requiredError?: L10n;
  pattern?: string;
  patternError?: L10n;
  options?: { value: string; label: L10n; groups?: number[] }[];
  group?: number;
  value?: string;
  width?: 'full' | 'half' | 'third';
  autocomplete?: string;
  body?: Markdown;
}

/** A timed pop-up (spec §3); the forms by brand are given as keys. */
export interface SeedPopup
  extends Omit<Popup, 'field_heading' | 'field_description' | `field_form_${string}`> {
  key: string;
  brands: string[];
  field_heading: L10n;
  field_description?: Markdown;
  field_forms: { brand: string; form: string }[];
}
