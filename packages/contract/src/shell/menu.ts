import * as z from 'zod/mini';
import { type Image, imageSchema } from '../values/image.ts';
import { list, opt } from '../values/kit.ts';
import { langSchema } from '../values/langSchema.ts';

/** A menu item (spec §3). */
export interface MenuItem {
  title: string;
  description?: string | undefined;
  /** Address within this site. */
  relative?: string | undefined;
  /** Full address; used where `external` is true or `relative` is absent. */
  absolute?: string | undefined;
  /** True where the link leaves the five sites. */
  external: boolean;
  /** False hides the item and everything below it. */
  enabled: boolean;
  /** Children. */
  below: MenuItem[];
  /** Shown in submenus at 290 by 260 (spec §9). */
  field_image?: Image | undefined;
  field_description_class?: string | undefined;
  options?: { attributes?: { class?: string | undefined } | undefined } | undefined;
}

export const menuItemSchema: z.ZodMiniType<MenuItem> = z.object({
  title: z.string(),
  description: opt(z.string()),
  relative: opt(z.string()),
  absolute: opt(z.string()),
  external: z._default(z.boolean(), false),
  enabled: z._default(z.boolean(), true),
  get below() {
    return list(menuItemSchema);
  },
  field_image: opt(imageSchema),
  field_description_class: opt(z.string()),
  options: opt(z.object({ attributes: opt(z.object({ class: opt(z.string()) })) })),
});

/**
 * A language of the selector (spec §3); hidden from visitors of the countries in
 * `exclude_countries` (spec §6).
 */
export const languageEntrySchema = z.object({
  /** The language's own name. */
  title: z.string(),
  /** Full address of this document in that language. */
  absolute: z.string(),
  /** ISO 3166-1 alpha-2 codes. */
  exclude_countries: list(z.string()),
  lang: langSchema,
  /**
   * False where the document isn't translated and `absolute` leads to the nearest translated
   * parent.
   */
  translated: z._default(z.boolean(), true),
});
export type LanguageEntry = z.output<typeof languageEntrySchema>;

/** The six menu groups (spec §3). */
export const menusSchema = z.object({
  main: list(menuItemSchema),
  headersecondary: list(menuItemSchema),
  footer: list(menuItemSchema),
  /** Contact icons; the class names the icon: wechat, whatsapp, student-portal, search. */
  headertopmost: list(menuItemSchema),
  languages: list(languageEntrySchema),
  /**
   * Recommended links of the search panel; class `highlight` marks those shown beneath (spec
   * §10.10).
   */
  search_recommended: list(menuItemSchema),
});
export type Menus = z.output<typeof menusSchema>;
