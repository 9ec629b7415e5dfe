import { facts as arFacts } from './words/ar/facts.ts';
import { leads as arLeads } from './words/ar/leads.ts';
import { overview as arOverview } from './words/ar/overview.ts';
import { problems as arProblems } from './words/ar/problems.ts';
import { facts as esFacts } from './words/es/facts.ts';
import { leads as esLeads } from './words/es/leads.ts';
import { overview as esOverview } from './words/es/overview.ts';
import { problems as esProblems } from './words/es/problems.ts';
import { facts as ruFacts } from './words/ru/facts.ts';
import { leads as ruLeads } from './words/ru/leads.ts';
import { overview as ruOverview } from './words/ru/overview.ts';
import { problems as ruProblems } from './words/ru/problems.ts';

const es = { ...esFacts, ...esLeads, ...esOverview, ...esProblems };
const words: Readonly<Record<string, Readonly<Record<keyof typeof es, string>>>> = {
  es,
  ar: { ...arFacts, ...arLeads, ...arOverview, ...arProblems },
  ru: { ...ruFacts, ...ruLeads, ...ruOverview, ...ruProblems },
};

/** A text of our own screens and messages, in English. */
export type Said = keyof typeof es;
/** Says a text in one language; `values` stand in for the names in its braces. */
export type Say = (text: Said, values?: Readonly<Record<string, string | number>>) => string;
/** What a validation or hook knows of who asks: Payload's request has the language of the admin. */
export interface Asked {
  readonly req?: { readonly i18n?: { readonly language?: string } };
}

/** Our own screens' texts in a language of the admin (DESIGN §2, issue 2); English for any other. */
export const sayIn =
  (language = 'en'): Say =>
  (text, values = {}) =>
    (words[language]?.[text] ?? text).replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));

/** The same in the language of whoever asks. */
export const sayTo = (asked?: Asked): Say => sayIn(asked?.req?.i18n?.language);
