import type { Lang } from '@concierge/contract/lang';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };

/**
 * What the confirmation says, by language; `{reference}`, `{school}` and `{name}` are filled in.
 */
export interface MailTexts {
  readonly subject: string;
  readonly greeting: string;
  /** Where no name was given, or none that may be said. */
  readonly greetingNobody: string;
  readonly thanks: string;
  readonly reference: string;
  readonly next: string;
  /** Of an event: `{event}` and `{date}`. */
  readonly event: string;
  /** Of one whose hour isn't known: `{event}` and `{date}`. */
  readonly eventDay: string;
  /** Of one with words of its own: `{event}`, `{there}` and, in Switzerland, `{date}`. */
  readonly eventAbroad: string;
  /** Of a campus visit: `{school}` and `{date}`. */
  readonly campusVisit: string;
  readonly calendar: string;
  readonly closing: string;
  readonly newsletterSubject: string;
  readonly newsletter: string;
  /** Where the subscription waits for a confirmation. */
  readonly confirmSubject: string;
  readonly confirmText: string;
  readonly confirm: string;
  readonly unsubscribe: string;
  readonly referSubject: string;
  readonly refer: string;
  readonly visit: string;
}

/** One JSON table a language in `messages/`. */
export const mailTexts: Readonly<Record<Lang, MailTexts>> = { en, es, ar, ru };

/** Fills `{name}` marks; an unknown one stays empty. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
