import type { Lang } from '@concierge/contract/lang';
import { handleEndpoints, type Payload } from 'payload';
import { guard } from '../api/guard.ts';
import { hasOpenSession } from '../api/hasOpenSession.ts';
import config from '../payload.config.ts';
import type { Page, User } from '../runtime/payload-types.ts';
import { callWith } from './rest.ts';
import { testPayload, unique } from './testPayload.ts';

const password = 'correct-horse-9';
const call = guard(
  (request) => handleEndpoints({ config, request }),
  async (request) => hasOpenSession(await testPayload(), request),
);

/** A signed-in person's calls of the REST API, through everything that stands before Payload. */
export async function signedIn(payload: Payload, role: User['role'], brands: User['brands'] = []) {
  const email = `${unique(role)}@concierge.example`;
  const user = await payload.create({
    collection: 'users',
    data: { email, password, role, brands },
    overrideAccess: true,
  });
  const { token } = await callWith(payload, {})('POST', 'users/login', { email, password });
  const ask = async (
    method: string,
    path: string,
    data?: object,
    headers: Record<string, string> = {},
  ) => {
    const body = data && new FormData();
    body?.set('_payload', JSON.stringify(data));
    const request = new Request(`http://localhost:3001/api/${path}`, {
      method,
      headers: { authorization: `JWT ${token}`, ...headers },
      ...(body ? { body } : {}),
    });
    const slug = path.replace(/\?.*/, '').split('/');
    const answer = await call(request, { params: Promise.resolve({ slug }) });
    return { status: answer.status, body: await answer.json() };
  };
  return { user: { ...user, collection: 'users' as const }, ask };
}
type Person = Awaited<ReturnType<typeof signedIn>>;

/**
 * A page's form as the admin keeps it: what it read in one language, with what a person types;
 * every save sends all of it, and takes over the answer. The addresses are those of Payload's
 * autosave and of its publish buttons.
 */
export async function openForm(
  payload: Payload,
  { user, ask }: Person,
  id: number,
  locale: Lang,
  tab?: string,
) {
  let state: Page = await payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    locale,
    overrideAccess: false,
    user,
  });
  const send = async (query: string, status: Page['_status']) => {
    const data = { ...state, _status: status, ...(tab ? { editing_tab: tab } : {}) };
    const answer = await ask('PATCH', `pages/${id}?depth=0&locale=${locale}${query}`, data, {
      'accept-language': locale,
    });
    if (answer.status < 400) state = answer.body.doc;
    return answer;
  };
  return {
    read: () => state,
    type: (change: Partial<Page>) => {
      state = { ...state, ...change };
    },
    autosave: () => send('&autosave=true&draft=true&fallback-locale=null', 'draft'),
    publish: () => send('', 'published'),
    publishLanguage: () => send(`&publishSpecificLocale=${locale}`, 'published'),
  };
}
