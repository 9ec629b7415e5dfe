import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { fromSite } from '../../../testing/leads.ts';
import { signedIn } from '../../../testing/rest.ts';
import { startNewsletterService } from '../../../testing/services/newsletterServices.ts';
import { testPayload } from '../../../testing/testPayload.ts';
import { changeSubscription } from '../subscription.ts';
import { deliverChanges } from './deliverChanges.ts';
import { setNewsletterService } from './service.ts';
import { readNewsletterService } from './settings.ts';

const payload = await testPayload();
const address = () => `${crypto.randomUUID()}@visitor.example`;
afterEach(() => vi.useRealTimers());
afterAll(() => setNewsletterService(undefined));

/** Somebody who typed an address into the footer and has not confirmed it. */
async function pending(email: string, list = 'him'): Promise<string> {
  const token = crypto.randomUUID();
  const data = { brand: 'HIM' as const, list, email, token, state: 'pending' as const };
  await payload.create({ collection: 'subscribers', data, overrideAccess: true });
  return token;
}
async function act(name: 'confirm' | 'unsubscribe', token: string): Promise<void> {
  const request = fromSite(`newsletter/${name}`, { token });
  expect((await changeSubscription(payload, request, name)).status).toBe(200);
}
async function deliverAll(): Promise<void> {
  while ((await deliverChanges(payload)) > 0);
}
const loadNewsletterChanges = async (email: string) =>
  (
    await payload.find({
      collection: 'newsletter-changes',
      where: { email: { equals: email } },
      sort: 'id',
      overrideAccess: true,
    })
  ).docs;
/** Lets a change be due now, as time does. */
async function letTimePass(email: string): Promise<void> {
  const where = { email: { equals: email } };
  const data = { next_attempt_at: new Date().toISOString() };
  await payload.update({ collection: 'newsletter-changes', where, data, overrideAccess: true });
}

describe.each(['brevo', 'mailchimp'] as const)('%s', async (vendor) => {
  const stub = await startNewsletterService(vendor);
  /** The same service anew, which no earlier test has made pause. */
  const configure = () => setNewsletterService({ ...stub.service });
  afterAll(() => stub.close());

  test('has who confirmed, no longer who left, and nothing of who was erased', async () => {
    configure();
    const email = address();
    const token = await pending(email);
    await deliverAll();
    expect(stub.memberState(email)).toBeUndefined();
    await act('confirm', token);
    await act('confirm', token);
    const before = stub.received.length;
    await deliverAll();
    expect(stub.memberState(email)).toBe('subscribed');
    expect(stub.received.length - before).toBe(1);
    await act('unsubscribe', token);
    await deliverAll();
    expect(stub.memberState(email)).toBe('unsubscribed');
    expect(await loadNewsletterChanges(email)).toEqual([]);
    const officer = await signedIn(payload, 'admissions', ['HIM']);
    expect((await officer.call('POST', 'privacy/erase', { email, cause: 'request' })).status).toBe(
      200,
    );
    await deliverAll();
    expect(stub.memberState(email)).toBeUndefined();
    expect(await loadNewsletterChanges(email)).toEqual([]);
  });

  test('is asked again where it is down or called too often, in the order of the acts', async () => {
    configure();
    const email = address();
    const token = await pending(email);
    await act('confirm', token);
    await act('unsubscribe', token);
    stub.control.before = () => ({ status: 429, headers: { 'retry-after': '120' } });
    const before = stub.received.length;
    await deliverAll();
    expect(stub.received.length - before).toBe(1);
    const [first] = await loadNewsletterChanges(email);
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, last_answer: '429' });
    expect(Date.parse(first?.next_attempt_at ?? '') - Date.now()).toBeGreaterThan(110_000);
    configure();
    stub.control.before = () => ({ status: 503 });
    await letTimePass(email);
    await deliverAll();
    delete stub.control.before;
    expect(await loadNewsletterChanges(email)).toHaveLength(2);
    await letTimePass(email);
    await deliverAll();
    expect(stub.received.slice(before).length).toBe(4);
    expect(stub.memberState(email)).toBe('unsubscribed');
  });

  test('shows officers what it refused for good, without repeating the address in any log', async () => {
    configure();
    const info = vi.spyOn(payload.logger, 'info');
    const email = vendor === 'brevo' ? `${crypto.randomUUID()}@nowhere` : `compliance.${address()}`;
    await act('confirm', await pending(email));
    await deliverAll();
    const [change] = await loadNewsletterChanges(email);
    const answer = vendor === 'brevo' ? '400 invalid_parameter' : '400 Member In Compliance State';
    expect(change).toMatchObject({ state: 'refused', last_answer: answer });
    expect(JSON.stringify(info.mock.calls)).not.toContain(email);
    info.mockRestore();
    const [him, caa] = [
      await signedIn(payload, 'admissions', ['HIM']),
      await signedIn(payload, 'admissions', ['CAA']),
    ];
    const retry = `newsletter-changes/${change?.id}/retry`;
    expect((await caa.call('POST', retry)).status).toBe(404);
    expect((await him.call('POST', retry)).status).toBe(200);
    expect((await loadNewsletterChanges(email))[0]).toMatchObject({
      state: 'waiting',
      attempts: 0,
    });
    // One that waits may be an opt-out, and only the service ends it.
    await him.call('DELETE', `newsletter-changes?where[email][equals]=${email}`);
    const early = await him.call('DELETE', `newsletter-changes/${change?.id}`);
    expect(early.status).toBe(403);
    await deliverAll();
    expect((await loadNewsletterChanges(email))[0]).toMatchObject({ state: 'refused' });
    const deleted = await him.call('DELETE', `newsletter-changes/${change?.id}`);
    expect(deleted.status).toBe(200);
  });

  test('is not asked again for what a later act has made untrue', async () => {
    configure();
    const officer = await signedIn(payload, 'admissions', ['HIM']);
    const refused = async (email: string) => {
      stub.control.before = () => ({ status: 400 });
      await deliverAll();
      delete stub.control.before;
      const [change] = await loadNewsletterChanges(email);
      expect(change).toMatchObject({ state: 'refused' });
      return () => officer.call('POST', `newsletter-changes/${change?.id}/retry`);
    };
    const [left, back] = [address(), address()];
    const token = await pending(left);
    await act('confirm', token);
    const subscribeAgain = await refused(left);
    await act('unsubscribe', token);
    await deliverAll();
    expect((await subscribeAgain()).status).toBe(200);
    await deliverAll();
    expect(stub.memberState(left)).not.toBe('subscribed');
    expect(await loadNewsletterChanges(left)).toEqual([]);

    const other = await pending(back);
    await act('confirm', other);
    await deliverAll();
    await act('unsubscribe', other);
    const unsubscribeAgain = await refused(back);
    await payload.update({
      collection: 'subscribers',
      where: { email: { equals: back } },
      data: { state: 'subscribed' },
      overrideAccess: true,
    });
    await deliverAll();
    expect((await unsubscribeAgain()).status).toBe(200);
    await deliverAll();
    expect(stub.memberState(back)).toBe('subscribed');
    expect(await loadNewsletterChanges(back)).toEqual([]);
  });

  test('is called once by two backends that read one change before either claims it', async () => {
    configure();
    const email = address();
    await act('confirm', await pending(email));
    const before = stub.received.length;
    const bothChecked = Promise.withResolvers<void>();
    let checks = 0;
    const count = async (options: { collection: string }) => {
      const counted = await payload.count(options as never);
      if (options.collection !== 'subscribers') return counted;
      checks += 1;
      if (checks === 2) bothChecked.resolve();
      await bothChecked.promise;
      return counted;
    };
    const backend = new Proxy(payload, {
      get: (target, name) => (name === 'count' ? count : Reflect.get(target, name)),
    });
    await Promise.all([deliverChanges(backend), deliverChanges(backend)]);
    expect(stub.received.length - before).toBe(1);
    expect(stub.memberState(email)).toBe('subscribed');
  });

  test('gets the acts of others while a whole look waits behind one that failed', async () => {
    configure();
    const failed = address();
    const row = { brand: 'HIM', list: 'him', email: failed, act: 'subscribe', state: 'waiting' };
    for (const ms of [600_000, ...Array<number>(40).fill(0)]) {
      const data = { ...row, next_attempt_at: new Date(Date.now() + ms).toISOString() };
      await payload.db.create({ collection: 'newsletter-changes', data });
    }
    const email = address();
    await act('confirm', await pending(email));
    await deliverAll();
    await deliverAll();
    expect([email, failed].map(stub.memberState)).toEqual(['subscribed', undefined]);
    await payload.db.deleteMany({ collection: 'newsletter-changes', where: {} });
  });

  test('loses nothing while its key is wrong', async () => {
    setNewsletterService({ ...stub.service, key: 'old-us21' });
    const email = address();
    await act('confirm', await pending(email));
    await deliverAll();
    expect((await loadNewsletterChanges(email))[0]).toMatchObject({
      state: 'waiting',
      attempts: 1,
    });
    configure();
    await letTimePass(email);
    await deliverAll();
    expect(stub.memberState(email)).toBe('subscribed');
  });
});

test('the settings of a service are complete and sound, or the start ends with a sentence', () => {
  const brevo = {
    NEWSLETTER_SERVICE: 'brevo',
    NEWSLETTER_KEY: 'k',
    NEWSLETTER_LIST_HIM_SCHOOL: '7',
  };
  expect(readNewsletterService({})).toBeUndefined();
  expect(readNewsletterService(brevo)).toMatchObject({
    url: 'https://api.brevo.com/v3',
    listIds: { 'him-school': '7' },
  });
  const chimp = { ...brevo, NEWSLETTER_SERVICE: 'mailchimp', NEWSLETTER_KEY: 'k-us21' };
  expect(readNewsletterService(chimp)?.url).toBe('https://us21.api.mailchimp.com/3.0');
  for (const wrong of [
    { ...brevo, NEWSLETTER_KEY: '' },
    { ...brevo, NEWSLETTER_LIST_HIM_SCHOOL: 'seven' },
    { ...brevo, NEWSLETTER_LIST_HIM_ALUMNI: '7' },
    { ...brevo, NEWSLETTER_URL: 'http://newsletter.example/' },
    { ...chimp, NEWSLETTER_KEY: 'k' },
  ])
    expect(() => readNewsletterService(wrong)).toThrow(/NEWSLETTER_/);
});
