import { expect } from 'vitest';
import { publishDueReleases } from '../releases/dueReleases.ts';
import type { Page, Release } from '../runtime/payload-types.ts';
import { signedIn } from './rest.ts';
import { page, testPayload, unique } from './testPayload.ts';

const overrideAccess = true;
const hour = 3_600_000;
/** The instant of all releases of a test. */
const publishAt = new Date(Date.now() + hour).toISOString();

/** What tests of releases do, and as whom, on the database of their file. */
export async function releaseTools() {
  const payload = await testPayload();
  const reviewer = await signedIn(payload, 'reviewer', ['HIM']);
  const author = await signedIn(payload, 'author', ['HIM']);
  type Person = typeof reviewer;

  /** What the clock does when the instant of all releases here has come. */
  const atTheInstant = () => publishDueReleases(payload, Date.now() + hour);

  /** A published page with a newer draft. */
  async function drafted(data: Partial<Page> = {}, draft: Partial<Page> = {}): Promise<number> {
    const { id } = await page(payload, { title: 'Before', ...data });
    await payload.update({
      collection: 'pages',
      id,
      draft: true,
      locale: 'en',
      overrideAccess,
      data: { title: 'After', ...draft },
    });
    return id;
  }
  const documents = (ids: readonly number[]) =>
    ids.map((value) => ({ relationTo: 'pages', value }));
  const plan = ({ call }: Person, ids: readonly number[], more: object = {}) =>
    call('POST', 'releases', {
      title: unique('Campaign'),
      documents: documents(ids),
      publishAt,
      ...more,
    });
  async function planned(
    person: Person,
    ids: readonly number[],
    more: object = {},
  ): Promise<number> {
    const answer = await plan(person, ids, more);
    expect(answer.status, JSON.stringify(answer.body.errors)).toBe(201);
    return answer.body.doc?.id ?? 0;
  }
  const stored = (id: number): Promise<Release> =>
    payload.findByID({ collection: 'releases', id, depth: 0, overrideAccess });
  /** Titles that the site shows of these pages. */
  const shown = async (ids: readonly number[]) => {
    const all = await Promise.all(
      ids.map((id) => payload.findByID({ collection: 'pages', id, depth: 0, overrideAccess })),
    );
    return all.map(({ title, _status }) => (_status === 'published' ? title : undefined));
  };

  return {
    atTheInstant,
    author,
    documents,
    drafted,
    payload,
    plan,
    planned,
    reviewer,
    shown,
    stored,
  };
}
