import type { ZodMiniType } from 'zod/mini';
import {
  changesAnswerSchema,
  nodeAnswerSchema,
  nodeRequestSchema,
  sitemapAnswerSchema,
} from './calls.ts';
import { eventAgendaSchema, eventFilters } from './events/eventAgenda.ts';
import { formsAnswerSchema } from './leads/form.ts';
import {
  deadLettersAnswerSchema,
  deadLettersRequestSchema,
  leadsAnswerSchema,
  leadsRequestSchema,
  reserveRequestSchema,
  slotsAnswerSchema,
  subscriptionAnswerSchema,
  subscriptionRequestSchema,
} from './leads/lead.ts';
import { newsArchiveSchema } from './news/newsArchive.ts';
import { facetNames, finderAnswerSchema } from './programs/finder.ts';
import { newsAnswerSchema, searchAnswerSchema } from './search.ts';
import { brandDefinitionsSchema } from './shell/brandDefinitions.ts';

/** One call of the contract, for the description that other backends are built from. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Path below the base address of the backend's calls. */
  readonly path: string;
  readonly summary: string;
  /** Names of the query's parameters. */
  readonly query: readonly string[];
  readonly request?: ZodMiniType;
  readonly answer?: ZodMiniType;
  /** Statuses besides 200, each with its meaning; all answer `{errors: [{message}]}`. */
  readonly statuses: Readonly<Record<number, string>>;
  /** True if the site must send `Authorization: Bearer <LEADS_SECRET>`. */
  readonly secret?: boolean;
}

const listQuery = ['lang', 'page'] as const;
const unauthorized = { 401: 'The secret is missing or wrong.' };
const unreadable = { 400: 'The body does not fit the schema.' };

/** Every call that the site makes of a backend (spec §7). */
export const callTable: readonly Call[] = [
  {
    method: 'POST',
    path: '/node',
    summary: 'A page with everything around it.',
    query: ['lang'],
    request: nodeRequestSchema,
    answer: nodeAnswerSchema,
    statuses: {
      301: 'Moved for good; the message is the target.',
      302: 'Moved for now; the message is the target.',
      404: 'No page stands there; menus and blocks come along.',
    },
  },
  {
    method: 'GET',
    path: '/changes',
    summary: 'What changed after an id, oldest first; `wait` seconds hold an empty answer back.',
    query: ['since', 'wait'],
    answer: changesAnswerSchema,
    statuses: {
      ...unauthorized,
      400: '`since` or `wait` is no whole number.',
      429: 'Too many calls are held back already.',
    },
    secret: true,
  },
  {
    method: 'GET',
    path: '/brand-definitions',
    summary: 'Every brand that is kept in the backend: name, hosts, colours, logo.',
    query: [],
    answer: brandDefinitionsSchema,
    statuses: {
      ...unauthorized,
      404: 'The backend keeps no brands; the site has those that it ships.',
    },
    secret: true,
  },
  {
    method: 'GET',
    path: '/sitemap',
    summary: 'Pages of a brand by id, with their translations, at most 1000 a call.',
    query: ['brand', 'after'],
    answer: sitemapAnswerSchema,
    statuses: {},
  },
  {
    method: 'GET',
    path: '/programs',
    summary: 'Matching programmes, and for every facet its values with counts.',
    query: [...listQuery, 'q', 'sort', ...facetNames, 'alias'],
    answer: finderAnswerSchema,
    statuses: {},
  },
  {
    method: 'GET',
    path: '/events',
    summary:
      'Coming events of a brand, soonest first, with the values of every filter; `id` asks for one, ' +
      '`cancelled=1` for those called off besides.',
    query: [...listQuery, ...eventFilters, 'id', 'cancelled'],
    answer: eventAgendaSchema,
    statuses: {},
  },
  {
    method: 'GET',
    path: '/news',
    summary: 'Articles of a brand, newest first, and how many each category has.',
    query: [...listQuery, 'category'],
    answer: newsArchiveSchema,
    statuses: {},
  },
  {
    method: 'GET',
    path: '/views/search/default',
    summary: 'Full-text search over the pages of a brand.',
    query: [...listQuery, 'search_api_fulltext', 'full', 'field_domain_access'],
    answer: searchAnswerSchema,
    statuses: {},
  },
  {
    method: 'GET',
    path: '/views/news/rest_export_2',
    summary: 'Full-text search over the news of a brand.',
    query: [...listQuery, 'combine', 'origin', 'field_web_value'],
    answer: newsAnswerSchema,
    statuses: {},
  },
  {
    method: 'GET',
    path: '/form-definitions',
    summary: 'Forms in every language, of the brand asked for or of all brands at once.',
    query: ['brand'],
    answer: formsAnswerSchema,
    statuses: unauthorized,
    secret: true,
  },
  {
    method: 'POST',
    path: '/leads',
    summary: 'Stores up to 50 leads; the same key is stored once.',
    query: [],
    request: leadsRequestSchema,
    answer: leadsAnswerSchema,
    statuses: { ...unauthorized, ...unreadable },
    secret: true,
  },
  {
    method: 'POST',
    path: '/leads/dead-letters',
    summary: "Reports a site's dead letters; answers the keys that are to be handed over again.",
    query: [],
    request: deadLettersRequestSchema,
    answer: deadLettersAnswerSchema,
    statuses: { ...unauthorized, ...unreadable },
    secret: true,
  },
  {
    method: 'GET',
    path: '/slots',
    summary: 'Visit slots of all schools that are taken or closed, at most of a year.',
    query: ['from', 'to'],
    answer: slotsAnswerSchema,
    statuses: {},
  },
  {
    method: 'POST',
    path: '/slots/reserve',
    summary: 'Counts one visit atomically.',
    query: [],
    request: reserveRequestSchema,
    statuses: {
      ...unauthorized,
      ...unreadable,
      409: 'The slot is full.',
      429: 'The network has had its share of slots of a day.',
    },
    secret: true,
  },
  {
    method: 'POST',
    path: '/newsletter/{act}',
    summary: 'Confirms (`confirm`) or ends (`unsubscribe`) a subscription, by the token of a mail.',
    query: [],
    request: subscriptionRequestSchema,
    answer: subscriptionAnswerSchema,
    statuses: { ...unauthorized, ...unreadable, 404: 'There is no such act.' },
    secret: true,
  },
  {
    method: 'GET',
    path: '/draft/{id}',
    summary: 'The newest draft of a document, or the version asked for, by the token of a preview.',
    query: ['lang', 'token', 'version', 'against'],
    answer: nodeAnswerSchema,
    statuses: { 404: 'There is none, or the token is not its own.' },
  },
  {
    method: 'GET',
    path: '/media/file/{name}',
    summary: 'The bytes of a file of the media library.',
    query: [],
    statuses: { 404: 'Nothing that is published shows such a file, or the secret is wrong.' },
    secret: true,
  },
];
