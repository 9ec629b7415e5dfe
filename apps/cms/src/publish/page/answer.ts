import { defaultLang, type Lang } from '@concierge/contract/lang';
import { linksInLanguage } from '@concierge/contract/linksInLanguage';
import type { Payload } from 'payload';
import { catchUp, getFreshness } from '../../changes/freshness.ts';
import { TaggedCache } from '../../changes/TaggedCache.ts';
import { isKnownPath } from '../../runtime/database/database.ts';
import { perPayload } from '../../runtime/perPayload.ts';
import { exactly } from '../inLanguage.ts';
import { pagePath } from '../parts/path.ts';
import { type Publishing, publishingFor } from '../publishing.ts';
import { withTargets } from '../shell/menus.ts';
import { popupOn } from '../shell/popup.ts';
import { publishShell } from '../shell/shell.ts';
import { findPage } from './findPage.ts';
import { languageTargets } from './languageTargets.ts';
import { publishNode } from './node.ts';
import { findRedirect } from './redirect.ts';

/** An answer of `POST {api}/node` (ADR 12), its body as JSON, ready to be sent. */
export interface Answer {
  readonly status: 200 | 301 | 302 | 404;
  readonly body: Buffer;
}

/** What surrounds the pages of a brand in a language, and the answer where there is no page. */
interface BuiltShell {
  readonly shell: Awaited<ReturnType<typeof publishShell>>['shell'];
  readonly popups: Awaited<ReturnType<typeof publishShell>>['popups'];
  readonly tags: readonly string[];
  readonly missing: Answer;
}

interface Caches {
  readonly pages: TaggedCache<Answer>;
  readonly shells: TaggedCache<BuiltShell>;
}

/** Bytes of answers that are kept ready. */
const pageBudget = 128 * 1024 * 1024;

const getAnswerCaches = perPayload('answers', (payload): Caches => {
  const fresh: Caches = {
    pages: new TaggedCache(pageBudget, ({ body }) => body.length),
    shells: new TaggedCache(100),
  };
  getFreshness(payload).caches.push(fresh.pages, fresh.shells);
  return fresh;
});

/**
 * Answers a path of a brand in a language; kept ready until something that it was made of changes.
 */
export async function answerNode(
  payload: Payload,
  brand: string,
  lang: Lang,
  path: string,
): Promise<Answer> {
  const state = await catchUp(payload);
  const { pages } = getAnswerCaches(payload);
  const key = `${brand}|${lang}|${path}`;
  const ready = pages.get(key);
  if (ready) return ready;
  const generation = state.generation;
  const p = publishingFor(payload, brand, lang);
  const answer = await buildAnswer(p, path);
  if (answer.status === 200 && state.generation === generation) pages.set(key, answer, p.tags);
  return answer;
}

async function buildAnswer(p: Publishing, path: string): Promise<Answer> {
  // Made-up addresses cost as little as can be.
  if (!(await isKnownPath(p.payload, path))) return notFound(p);
  const page = await findPage(p, path);
  if (page) {
    const own = pagePath(page, p.lang);
    if (own === path) return { status: 200, body: jsonBytes(await publishPage(p, page)) };
    if (exactly(page, 'alias', defaultLang) === path) return moved(p, 301, `/${p.lang}${own}`);
  }
  const redirect = await findRedirect(p, path);
  if (redirect) return moved(p, redirect.status, redirect.target);
  return notFound(p);
}

/** A page with everything around it; also the draft of a preview. */
export async function publishPage(
  p: Publishing,
  page: Parameters<typeof publishNode>[1],
): Promise<{ readonly node: object; readonly [part: string]: unknown }> {
  const { shell, popups, tags } = await loadShell(p);
  for (const tag of tags) p.tags.add(tag);
  const node = linksInLanguage(await publishNode(p, page), p.lang);
  const languages = withTargets(p, shell.menus.languages, await languageTargets(p, page));
  const popup = popupOn(popups, node.type);
  return {
    node,
    ...shell,
    ...(popup ? { popup } : {}),
    menus: { ...shell.menus, languages },
    // In one order, whatever was read first: the same content is the same answer.
    tags: [...p.tags].toSorted(),
  };
}

function moved(p: Publishing, status: 301 | 302, target: string): Answer {
  return {
    status,
    body: jsonBytes({ errors: [{ message: target }], tags: [...p.tags, ...missTags(p)] }),
  };
}

const notFound = async (p: Publishing): Promise<Answer> => (await loadShell(p)).missing;

const jsonBytes = (body: object): Buffer => Buffer.from(JSON.stringify(body));

/** What could make a page or a redirect appear where none is. */
const missTags = (p: Publishing): string[] => [`redirect:${p.brand}`, `route:${p.brand}`];

async function loadShell(p: Publishing): Promise<BuiltShell> {
  const { shells } = getAnswerCaches(p.payload);
  const key = `${p.brand}|${p.lang}`;
  const ready = shells.get(key);
  if (ready) return ready;
  const { generation } = getFreshness(p.payload);
  const own: Publishing = { ...p, textLang: p.lang, tags: new Set() };
  const { shell, popups } = linksInLanguage(await publishShell(own), p.lang);
  const tags = [...own.tags];
  const missing = {
    errors: [{ message: 'Not found' }],
    ...shell,
    tags: [...new Set([...tags, ...missTags(p)])],
  };
  const built = {
    shell,
    popups,
    tags,
    missing: { status: 404, body: jsonBytes(missing) },
  } as const;
  if (getFreshness(p.payload).generation === generation) shells.set(key, built, own.tags);
  return built;
}
