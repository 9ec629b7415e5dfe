import { makePage } from './newsroom.ts';
import { cmsOrigin } from './product.ts';
import { adminHeaders } from './signIn.ts';

/** A published programme of HIM that one test alone changes, with the facts of the demo's one. */
export async function makeProgram(data: object = {}) {
  const where = new URLSearchParams({
    'where[alias][equals]': '/programs/bachelor-hotel-management/',
    limit: '1',
    depth: '0',
    locale: 'en',
  });
  const headers = await adminHeaders();
  const found = await fetch(`${cmsOrigin}/api/pages?${where}`, { headers });
  const { docs } = (await found.json()) as { docs: { program: object }[] };
  const [source] = docs;
  if (!source) throw new Error('the demo content has no such programme');
  return makePage({ type: 'program', program: source.program, ...data });
}
