import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Person } from './people.ts';
import { cmsOrigin } from './product.ts';

/** Uploads a file of HIM as this person; answers its id. */
export async function upload(person: Person, path: string, type: string): Promise<number> {
  const name = `${crypto.randomUUID()}.${path.split('.').at(-1)}`;
  const form = new FormData();
  form.set('file', new Blob([readFileSync(path)], { type }), name);
  form.set('_payload', JSON.stringify({ alt: name, field_domain_access: ['HIM'] }));
  const answer = await fetch(`${cmsOrigin}/api/media?locale=en`, {
    method: 'POST',
    headers: person.headers,
    body: form,
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}

/** A medium's texts, in all languages. */
export const stored = async (person: Person, id: number) =>
  (await (
    await fetch(`${cmsOrigin}/api/media/${id}?locale=all&depth=0`, { headers: person.headers })
  ).json()) as {
    alt: Record<string, string | null>;
    credit?: string;
    captions: { srclang: string; vtt: string }[];
  };
