import { content } from './ar/content.ts';

/** The admin's own labels in Arabic, by their English text. */
export const ar: Readonly<Record<string, string>> = { ...content };
