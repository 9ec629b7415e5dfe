import { get } from '../../tests/get.ts';
import { at } from '../../tests/product.ts';
import type { Row } from './table.ts';

const edits = 60;

/** From the click on publish to fresh bytes on the site, over edits of one news page. */
export async function benchFreshness(cms: string, admin: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string }): Promise<Row> {
  const call = async (path: string, method: string, body?: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) };
    const response = await fetch(`${cms}/api/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return (await response.json()) as { token?: string; docs?: { id: number; alias: string; title: string }[] };
  };
  const { token } = await call('users/login', 'POST', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
  const { docs = [] } = await call(
    'pages?where[type][equals]=singleNews&where[field_domain_access][in]=HIM&limit=1&depth=0',
    'GET',
    undefined,
    token,
  );
  const [page] = docs;
  if (!page) return { what: 'publish to fresh', value: 'no page found', target: 'p99 at most 1 s' };
  const url = at('HIM', `/en${page.alias}`);
  const times: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const title = `${page.title} ${edit}`;
    await get(url);
    const begun = performance.now();
    await call(`pages/${page.id}`, 'PATCH', { title, _status: 'published' }, token);
    while (!(await get(url)).text.includes(title)) await new Promise((resolve) => setTimeout(resolve, 10));
    times.push(performance.now() - begun);
  }
  await call(`pages/${page.id}`, 'PATCH', { title: page.title, _status: 'published' }, token);
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    what: `publish to fresh, ${edits} edits, from the click`,
    value: `median ${part(0.5)} ms, p99 ${part(0.99)} ms`,
    target: 'p99 at most 1 s',
  };
}
