import * as z from 'zod/mini';
import { nodeSchema } from './node.ts';
import { footerBlocksSchema } from './shell/footer.ts';
import { menusSchema } from './shell/menu.ts';
import { popupSchema } from './shell/popup.ts';
import { originIfAny, vendors } from './shell/vendors.ts';
import { captchaProviders } from './values/captchaProviders.ts';
import { list, opt, soundList } from './values/kit.ts';

/**
 * `POST {api}/node?lang=` with header `entorno: <brand code>` (spec §7, ADR 12): the path with its
 * language prefix.
 */
export const nodeRequestSchema = z.object({ nodeUrl: z.string().check(z.maxLength(2048)) });

/** Settings of a brand that editors keep; defaults where absent. */
export const settingsSchema = z.object({
  /** Pattern of the newsletter's address; absent accepts anything (spec §5). */
  newsletterPattern: opt(z.string()),
  doubleOptIn: z._default(z.boolean(), true),
  /** Loads the tag manager before consent, with everything denied. */
  advancedConsent: z._default(z.boolean(), false),
  captchaProvider: opt(z.enum(captchaProviders)),
  /** Whose scripts, pictures and frames the brand's pages may load (ADR 28). */
  vendors: soundList(z.enum(vendors)),
  /** https origin of the brand's own Matomo. */
  matomoOrigin: originIfAny(),
  /** https origin of the brand's own Plausible; absent means plausible.io. */
  plausibleOrigin: originIfAny(),
});
export type Settings = z.output<typeof settingsSchema>;

/** Everything around a page: the part of an answer that a 404 has too. */
export const shellSchema = z.object({
  menus: menusSchema,
  blocks: footerBlocksSchema,
  popup: opt(popupSchema),
  settings: opt(settingsSchema),
  /**
   * What the answer was made of, e.g. `page:12`, `menu:HIM`; a change with one of these tags makes
   * it stale.
   */
  tags: list(z.string()),
});
export type Shell = z.output<typeof shellSchema>;

/** Answer 200 of `POST {api}/node`. */
export const nodeAnswerSchema = z.extend(shellSchema, { node: nodeSchema });
export type NodeAnswer = z.output<typeof nodeAnswerSchema>;

/** How every call answers an error; of 301 and 302 the message is the target (spec §7). */
export const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });
export type Errors = z.output<typeof errorsSchema>;

/**
 * `GET {api}/changes?since=ID`, header `authorization: Bearer <LEADS_SECRET>`: what changed after
 * that id, oldest first, at most 500; `wait=<seconds>` holds an empty answer back.
 */
export const changesAnswerSchema = z.object({
  changes: z.array(z.object({ id: z.number(), tags: z.array(z.string()) })),
  /** Pass it as the next `since`. */
  last: z.number(),
});
export type ChangesAnswer = z.output<typeof changesAnswerSchema>;

/**
 * `GET {api}/sitemap?brand=&after=`: pages of a brand by id, at most 1000 a call, with their
 * translations.
 */
export const sitemapAnswerSchema = z.object({
  pages: z.array(
    z.object({
      id: z.number(),
      type: z.string(),
      title: z.string(),
      paths: z.record(z.string(), z.string()),
      changed: z.string(),
      images: list(z.string()),
      noindex: z._default(z.boolean(), false),
    }),
  ),
});

/** `POST /api/ssrPostHandler` and `/api/ssrGetHandler` of the site (ADR 15). */
export const ssrRequestSchema = z.object({
  options: z.object({ endpoint: z.string(), params: opt(z.record(z.string(), z.string())) }),
  bodyData: opt(z.record(z.string(), z.unknown())),
});
