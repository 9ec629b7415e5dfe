import { alarms as arAlarms } from './messages/ar/alarms.ts';
import { brands as arBrands } from './messages/ar/brands.ts';
import { editing as arEditing } from './messages/ar/editing.ts';
import { facts as arFacts } from './messages/ar/facts.ts';
import { history as arHistory } from './messages/ar/history.ts';
import { leads as arLeads } from './messages/ar/leads.ts';
import { overview as arOverview } from './messages/ar/overview.ts';
import { planned as arPlanned } from './messages/ar/planned.ts';
import { privacy as arPrivacy } from './messages/ar/privacy.ts';
import { problems as arProblems } from './messages/ar/problems.ts';
import { releases as arReleases } from './messages/ar/releases.ts';
import { review as arReview } from './messages/ar/review.ts';
import { screens as arScreens } from './messages/ar/screens.ts';
import { sessions as arSessions } from './messages/ar/sessions.ts';
import { signIn as arSignIn } from './messages/ar/signIn.ts';
import { staffSearch as arStaffSearch } from './messages/ar/staffSearch.ts';
import { today as arToday } from './messages/ar/today.ts';
import { alarms as esAlarms } from './messages/es/alarms.ts';
import { brands as esBrands } from './messages/es/brands.ts';
import { editing as esEditing } from './messages/es/editing.ts';
import { facts as esFacts } from './messages/es/facts.ts';
import { history as esHistory } from './messages/es/history.ts';
import { leads as esLeads } from './messages/es/leads.ts';
import { overview as esOverview } from './messages/es/overview.ts';
import { planned as esPlanned } from './messages/es/planned.ts';
import { privacy as esPrivacy } from './messages/es/privacy.ts';
import { problems as esProblems } from './messages/es/problems.ts';
import { releases as esReleases } from './messages/es/releases.ts';
import { review as esReview } from './messages/es/review.ts';
import { screens as esScreens } from './messages/es/screens.ts';
import { sessions as esSessions } from './messages/es/sessions.ts';
import { signIn as esSignIn } from './messages/es/signIn.ts';
import { staffSearch as esStaffSearch } from './messages/es/staffSearch.ts';
import { today as esToday } from './messages/es/today.ts';
import { alarms as ruAlarms } from './messages/ru/alarms.ts';
import { brands as ruBrands } from './messages/ru/brands.ts';
import { editing as ruEditing } from './messages/ru/editing.ts';
import { facts as ruFacts } from './messages/ru/facts.ts';
import { history as ruHistory } from './messages/ru/history.ts';
import { leads as ruLeads } from './messages/ru/leads.ts';
import { overview as ruOverview } from './messages/ru/overview.ts';
import { planned as ruPlanned } from './messages/ru/planned.ts';
import { privacy as ruPrivacy } from './messages/ru/privacy.ts';
import { problems as ruProblems } from './messages/ru/problems.ts';
import { releases as ruReleases } from './messages/ru/releases.ts';
import { review as ruReview } from './messages/ru/review.ts';
import { screens as ruScreens } from './messages/ru/screens.ts';
import { sessions as ruSessions } from './messages/ru/sessions.ts';
import { signIn as ruSignIn } from './messages/ru/signIn.ts';
import { staffSearch as ruStaffSearch } from './messages/ru/staffSearch.ts';
import { today as ruToday } from './messages/ru/today.ts';

const es = {
  ...esAlarms,
  ...esBrands,
  ...esEditing,
  ...esFacts,
  ...esHistory,
  ...esLeads,
  ...esOverview,
  ...esPlanned,
  ...esPrivacy,
  ...esProblems,
  ...esReleases,
  ...esReview,
  ...esScreens,
  ...esSessions,
  ...esStaffSearch,
  ...esToday,
  ...esSignIn,
};
const words: Readonly<Record<string, Readonly<Record<keyof typeof es, string>>>> = {
  es,
  ar: {
    ...arAlarms,
    ...arBrands,
    ...arEditing,
    ...arFacts,
    ...arHistory,
    ...arLeads,
    ...arOverview,
    ...arPlanned,
    ...arPrivacy,
    ...arProblems,
    ...arReleases,
    ...arReview,
    ...arScreens,
    ...arSessions,
    ...arStaffSearch,
    ...arToday,
    ...arSignIn,
  },
  ru: {
    ...ruAlarms,
    ...ruBrands,
    ...ruEditing,
    ...ruFacts,
    ...ruHistory,
    ...ruLeads,
    ...ruOverview,
    ...ruPlanned,
    ...ruPrivacy,
    ...ruProblems,
    ...ruReleases,
    ...ruReview,
    ...ruScreens,
    ...ruSessions,
    ...ruStaffSearch,
    ...ruToday,
    ...ruSignIn,
  },
};

/** A text of our own screens and messages, in English. */
export type Said = keyof typeof es;
/** Says a text in one language; `values` stand in for the names in its braces. */
export type Say = (text: Said, values?: Readonly<Record<string, string | number>>) => string;
/** What a validation or hook knows of who asks: Payload's request has the language of the admin. */
export interface ValidationOptions {
  readonly req?: {
    readonly i18n?: { readonly language?: string };
    readonly context?: Readonly<Record<string, unknown>>;
  };
}

/** Our own screens' texts in a language of the admin; English for any other. */
export const sayIn =
  (language = 'en'): Say =>
  (text, values = {}) =>
    (words[language]?.[text] ?? text).replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
      String(values[name] ?? braces),
    );

/** The same in the language of whoever asks. */
export const sayTo = (options?: ValidationOptions): Say => sayIn(options?.req?.i18n?.language);
