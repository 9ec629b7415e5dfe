import { blocks } from './ar/blocks.ts';
import { chrome } from './ar/chrome.ts';
import { content } from './ar/content.ts';
import { forms } from './ar/forms.ts';
import { leads } from './ar/leads.ts';
import { lists } from './ar/lists.ts';
import { media } from './ar/media.ts';
import { pages } from './ar/pages.ts';
import { programmes } from './ar/programmes.ts';
import { settings } from './ar/settings.ts';
import { types } from './ar/types.ts';

/** The admin's own labels in Arabic, by their English text. */
export const ar: Readonly<Record<string, string>> = {
  ...blocks,
  ...chrome,
  ...content,
  ...forms,
  ...leads,
  ...lists,
  ...media,
  ...pages,
  ...programmes,
  ...settings,
  ...types,
};
