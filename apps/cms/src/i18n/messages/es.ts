import { blocks } from './es/blocks.ts';
import { chrome } from './es/chrome.ts';
import { content } from './es/content.ts';
import { forms } from './es/forms.ts';
import { leads } from './es/leads.ts';
import { lists } from './es/lists.ts';
import { media } from './es/media.ts';
import { pages } from './es/pages.ts';
import { programmes } from './es/programmes.ts';
import { settings } from './es/settings.ts';
import { types } from './es/types.ts';

/** The admin's own labels in Spanish, by their English text. */
export const es: Readonly<Record<string, string>> = {
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
