import { brandByCode } from '@concierge/brands/registry';
import { isLang, type Lang, textDirection } from '@concierge/contract/lang';
import { escapeMarkup } from '@concierge/server/text/escapeMarkup';
import type { I18nClient } from '@payloadcms/translations';
import type { Payload } from 'payload';
import { sayIn } from '../../../i18n/say.ts';
import type { Lead } from '../../../runtime/payload-types.ts';
import { forTheCrm } from '../../forTheCrm.ts';
import { fieldLabel, findLeadForm, shownValue } from '../../leadForm.ts';
import type { PersonCopy } from './personCopy.ts';
import { collections, headings, type RowWords, rowWords } from './rowWords.ts';

type Row = PersonCopy['leads'][number];

const inHtml = (value: unknown): string => escapeMarkup(String(value));

const schools = new Set(['SchoolInterest', 'school']);
/** What runs from left to right in any language. */
const numbers = new Set(['Phone', 'mobile', 'phone']);

/** The words of an enquiry's row: what was asked and chosen by the labels of its form. */
async function leadWords(
  payload: Payload,
  row: Row,
  words: RowWords,
  lang: Lang,
): Promise<RowWords> {
  const sent = (name: string) => name.replace(/^form\./, '');
  const lead = row as Pick<Lead, 'brand' | 'type'>;
  const form = await findLeadForm(payload, lead, lang, Object.keys(row).map(sent));
  const fieldAt = (name: string) => form?.fields?.find((field) => field.name === sent(name));
  return {
    ...words,
    label: (name) =>
      words.isColumn(name) ? words.label(name) : fieldLabel(sent(name), fieldAt(name), lang),
    value: (name, value) => {
      const field = words.isColumn(name) ? undefined : fieldAt(name);
      const chosen = field ? shownValue(String(value), field) : String(value);
      if (chosen === true) return sayIn(lang)('Yes');
      return chosen === String(value) ? words.value(name, value) : chosen;
    },
  };
}

/** A row as a table; a text of several paragraphs runs as each of them is written. */
function toTable(row: Row, { label, value: said }: RowWords): string {
  const cell = (name: string, value: unknown) => {
    const text = said(name, value);
    const shown = schools.has(name) ? (brandByCode(text)?.name ?? text) : text;
    return `<bdi${numbers.has(name) ? ' dir="ltr"' : ''}>${inHtml(shown)}</bdi>`;
  };
  const rows = Object.entries(row)
    .filter(([name, value]) => !forTheCrm.has(name) && (value ?? '') !== '')
    .map(
      ([name, value]) =>
        `<tr><th scope="row">${inHtml(label(name))}</th><td>${cell(name, value)}</td></tr>`,
    );
  return `<table>${rows.join('')}</table>`;
}

/**
 * A copy as a page that opens anywhere, in the language of the admin, without what a form sends for
 * the CRM alone; `day` is when it was made.
 */
export async function personPage(
  payload: Payload,
  copy: PersonCopy,
  i18n: I18nClient,
  day: string,
): Promise<string> {
  const lang = isLang(i18n.language) ? i18n.language : 'en';
  const say = sayIn(lang);
  const title = say('Your personal data');
  const sections: string[] = [];
  for (const kind of Object.keys(headings) as (keyof PersonCopy)[]) {
    const { flattenedFields } = payload.collections[collections[kind]].config;
    const words = rowWords(flattenedFields, i18n);
    sections.push(`<h2>${inHtml(say(headings[kind]))} (${copy[kind].length})</h2>`);
    for (const row of copy[kind])
      sections.push(
        toTable(row, kind === 'leads' ? await leadWords(payload, row, words, lang) : words),
      );
  }
  const style =
    'body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin-block:1rem}th,td{border:1px solid #bbb;padding:.3rem .6rem;text-align:start;vertical-align:top;white-space:pre-line}td{overflow-wrap:anywhere}bdi{unicode-bidi:plaintext}bdi[dir=ltr]{unicode-bidi:isolate;white-space:nowrap}th{width:14rem;font-weight:600}';
  return `<!doctype html><html lang="${lang}" dir="${textDirection(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inHtml(title)}</title><style>${style}</style><h1>${inHtml(title)}</h1><p>${day}</p>${sections.join('')}</html>`;
}
