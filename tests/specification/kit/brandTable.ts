import { get } from '../../get.ts';
import { inTurn } from '../../inTurn.ts';
import { at, cmsOrigin } from '../../product.ts';

/** The schools by the letter of spec §1: id, code, and the code that the backend may say. */
export const schools = [
  { id: 1, code: 'SEG', long: 'SEG' },
  { id: 2, code: 'CR', long: 'CRCS' },
  { id: 3, code: 'CAA', long: 'CAA' },
  { id: 4, code: 'HIM', long: 'HIM' },
  { id: 5, code: 'SHMS', long: 'SHMS' },
] as const;
export type Code = (typeof schools)[number]['code'];
export const codes = schools.map(({ code }) => code);
export const langs = ['en', 'es', 'ar', 'ru'] as const;

/** Brands that a loop tries: those that are named, and all of them each night. */
export const daily = (...named: Code[]): readonly Code[] =>
  inTurn(codes, (code) => named.includes(code));

/** What the content backend answers for a page, called as spec §7 says. */
export async function fetchContent(code: Code, path: string) {
  const lang = path.split('/')[1] ?? 'en';
  const long = schools.find((school) => school.code === code)?.long ?? code;
  const answer = await fetch(`${cmsOrigin}/api/node?lang=${lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', entorno: long },
    body: JSON.stringify({ nodeUrl: path }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** The brand on whose site an address is. */
export function owningBrand(address: string): Code | undefined {
  return codes.find((code) => new URL(at(code, '/')).host === new URL(address).host);
}

/** Pages that a list of the brand (e.g. `/en/news/`) leads to, in its order, each on its site. */
export async function listed(code: Code, list: string): Promise<{ code: Code; path: string }[]> {
  const { text } = await get(at(code, list));
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const address = new URL(href.replaceAll('&amp;', '&'), at(code, list));
    const owner = owningBrand(address.href);
    const isBelow = address.pathname.startsWith(list) && address.pathname !== list;
    return owner && isBelow ? [{ code: owner, path: address.pathname }] : [];
  });
}

/** The first page of a list that is on the brand's own site. */
export async function firstOwn(code: Code, list: string): Promise<string> {
  return (await listed(code, list)).find((entry) => entry.code === code)?.path ?? '';
}

export { at };
