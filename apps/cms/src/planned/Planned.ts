import type { Said } from '../i18n/say.ts';

/** Something that will appear on a site, or leave it, by itself. */
export interface Planned {
  readonly key: string;
  /** Swiss calendar day, ISO 8601. */
  readonly day: string;
  /** Instant, ISO 8601; without one it begins with the day, or ends with it. */
  readonly at?: string;
  readonly goes: 'live' | 'off';
  /** What it is, such as a page or the fees of a programme. */
  readonly what: Said;
  readonly title: string;
  readonly brands: readonly string[];
  /** E-mail address of who planned it. */
  readonly by?: string;
  readonly href: string;
  /** The one language that is meant; all where there is none. */
  readonly lang?: string;
}

/** What is planned is listed for these days: the first one, and the one after the last. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Whether a day lies in a span. */
export const isWithin = ({ from, to }: Span, day: string): boolean => from <= day && day < to;
