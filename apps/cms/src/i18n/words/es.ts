import { content } from './es/content.ts';

/** The admin's own labels in Spanish, by their English text. */
export const es: Readonly<Record<string, string>> = { ...content };
