import { isLang, textDirection } from '@concierge/contract/lang';
import type { I18nClient } from '@payloadcms/translations';
import type { Payload } from 'payload';
import { sayIn } from '../../../i18n/say.ts';
import { escapeMarkup } from '../../../text/escapeMarkup.ts';
import { forTheCrm } from '../../forTheCrm.ts';
import type { PersonCopy } from './personCopy.ts';
import { collections, type RowWords, rowWords } from './rowWords.ts';

/** What each part of a copy is called. */
export const headings = {
  leads: 'Enquiries',
  mentions: 'Named by somebody else',
  mails: 'Mails',
  subscriptions: 'Newsletter',
  visits: 'Visits',
} as const satisfies Record<keyof PersonCopy, string>;

const inHtml = (value: unknown): string => escapeMarkup(String(value));

/**
 * A copy as a page that opens anywhere, in the language of the admin, without what a form sends for
 * the CRM alone; `day` is when it was made.
 */
export function personPage(
  payload: Payload,
  copy: PersonCopy,
  i18n: I18nClient,
  day: string,
): string {
  const lang = isLang(i18n.language) ? i18n.language : 'en';
  const say = sayIn(lang);
  const title = say('Your personal data');
  const rows = (row: Readonly<Record<string, unknown>>, { label, value: said }: RowWords) =>
    Object.entries(row)
      .filter(([name, value]) => !forTheCrm.has(name) && (value ?? '') !== '')
      .map(
        ([name, value]) =>
          `<tr><th scope="row">${inHtml(label(name))}</th><td><bdi>${inHtml(said(name, value))}</bdi></td></tr>`,
      )
      .join('');
  const sections = (Object.keys(headings) as (keyof PersonCopy)[]).map((kind) => {
    const { flattenedFields } = payload.collections[collections[kind]].config;
    const words = rowWords(flattenedFields, i18n);
    const tables = copy[kind].map((row) => `<table>${rows(row, words)}</table>`).join('');
    return `<h2>${inHtml(say(headings[kind]))} (${copy[kind].length})</h2>${tables}`;
  });
  const style =
    'body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin-block:1rem}th,td{border:1px solid #bbb;padding:.3rem .6rem;text-align:start;vertical-align:top;white-space:pre-line}th{width:14rem;font-weight:600}';
  return `<!doctype html><html lang="${lang}" dir="${textDirection(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inHtml(title)}</title><style>${style}</style><h1>${inHtml(title)}</h1><p>${day}</p>${sections.join('')}</html>`;
}
