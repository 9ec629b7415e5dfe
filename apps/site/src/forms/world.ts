import { type Country, countriesIn } from './countries.ts';

/** What only the browser's own tables tell a form. */
export interface World {
  readonly countries: readonly Country[];
  /** The visitor's time zone, such as `Asia/Almaty`. */
  readonly zone: string;
}

/** The world as it is called in a language. A browser's first use of its tables takes 50 ms and more: ask for it beside the page (`useWorld.ts`). */
export const worldIn = (lang: string): World => ({
  countries: countriesIn(lang),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
