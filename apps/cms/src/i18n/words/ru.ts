import { content } from './ru/content.ts';

/** The admin's own labels in Russian, by their English text. */
export const ru: Readonly<Record<string, string>> = { ...content };
