import { at, cmsOrigin } from '../product.ts';

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

/** What the content backend answers for a page, called as spec §7 says. */
export async function contentOf(code: Code, path: string) {
  const lang = path.split('/')[1] ?? 'en';
  const long = schools.find((school) => school.code === code)?.long ?? code;
  const answer = await fetch(`${cmsOrigin}/api/node?lang=${lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', entorno: long },
    body: JSON.stringify({ nodeUrl: path }),
  });
  return { status: answer.status, body: await answer.json() };
}

export { at };
