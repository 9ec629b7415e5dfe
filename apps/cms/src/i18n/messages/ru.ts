import { blocks } from './ru/blocks.ts';
import { chrome } from './ru/chrome.ts';
import { content } from './ru/content.ts';
import { forms } from './ru/forms.ts';
import { leads } from './ru/leads.ts';
import { lists } from './ru/lists.ts';
import { media } from './ru/media.ts';
import { pages } from './ru/pages.ts';
import { programmes } from './ru/programmes.ts';
import { settings } from './ru/settings.ts';
import { types } from './ru/types.ts';

/** The admin's own labels in Russian, by their English text. */
export const ru: Readonly<Record<string, string>> = {
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
