import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { brandByCode } from '@concierge/brands/registry';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testField, testForm } from '../../../tests/leadBackend.ts';

const options = ['a', 'b'].map((value, index) => ({ value, label: value, groups: [index + 1] }));
const form = testForm('contact', {
  fields: [
    testField('Name', 'text', { required: true }),
    testField('Email', 'email', { required: true, pattern: '[^@ ]+@[^@ ]+' }),
    testField('Phone', 'phone', { group: 1 }),
    testField('topic', 'dynamic_select', { options }),
    testField('topics', 'checkboxes', { options, group: 2 }),
    testField('mood', 'radio', { options }),
    testField('Day', 'date'),
    testField('Country', 'country'),
    testField('Question', 'textarea'),
    testField('TermsAndConditions', 'consent', { required: true }),
  ],
});
const names = [
  ...form.fields.map(({ name }) => name),
  'oid',
  'WebSource',
  'ThankYouURL',
  'Timezone',
  'x[]',
  '__proto__',
  '_fax',
  '_offset',
  '_plain',
  '_pass',
  '_key',
];
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'Ana',
    'ana@example.ch',
    '1',
    'a',
    'b',
    'CH',
    '2030-01-01',
    '-480',
    'x'.repeat(6000),
    '<script>',
    'a\r\nBcc: x@y.z',
    '=1+1',
    '\u0000',
    "' OR 1=1 --",
  ),
);
/** What a form encodes, and what it never would: broken percent signs, bytes that are no UTF-8. */
const submission = fc.record({
  fields: fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 14 }),
  sound: fc.boolean(),
  tail: fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    fc.constantFrom('&%', '&Name=%C3%28', '&&&', '&=', '&Name'),
  ),
});

let take: (body: string) => Promise<{ status: number; location?: string; stored: number }>;
beforeAll(async () => {
  Object.assign(process.env, {
    LEADS_SECRET: 'test-secret',
    LEAD_LIMITS: '1000000,1000000,1000000',
    LOG_LEVEL: 'silent',
  });
  const { receive } = await import('./intake.ts');
  const { Outbox } = await import('../outbox/outbox.ts');
  const { FormsStore } = await import('./formsStore.ts');
  const forms = new FormsStore('/nowhere', 'http://127.0.0.1:9/api');
  forms.findOrFetch = () => Promise.resolve(form);
  const outbox = new Outbox(':memory:');
  const brand = brandByCode('HIM');
  if (!brand) throw new Error('no HIM');
  take = async (body) => {
    const headers = {
      host: 'him.localhost',
      origin: 'http://him.localhost',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const request = Object.assign(Readable.from([Buffer.from(body, 'latin1')]), {
      headers,
    }) as unknown as IncomingMessage;
    const outcome = await receive(
      { outbox, forms },
      {
        request,
        type: 'contact',
        brand,
        origin: 'http://him.localhost',
        ip: '127.0.0.1',
        lang: 'en',
      },
    );
    const stored = outbox.stats().pending;
    return outcome.kind === 'accepted'
      ? { status: 303, location: outcome.location, stored }
      : { status: outcome.refusal.status, stored };
  };
});

test('10,000 submissions: an answer to each, a whole lead or none, and never to a foreign address', {
  timeout: 120_000,
}, async () => {
  const { sealContext } = await import('../../forms/props/formContext.ts');
  const { issuePass } = await import('../captcha/captchaPass.ts');
  const _context = sealContext({
    brand: 'HIM',
    lang: 'en',
    type: 'contact',
    form: form.id,
    version: '1',
    path: '/en/contact/',
    thanks: '/en/thanks/',
  });
  let before = 0;
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(submission, async ({ fields, sound, tail }) => {
      const given = new Map(fields);
      const good = sound
        ? {
            Name: 'Ana',
            Email: 'a@b.ch',
            TermsAndConditions: '1',
            _key: crypto.randomUUID(),
            _pass: issuePass({ brand: 'HIM' }),
          }
        : {};
      const body = `${new URLSearchParams({ _context, ...Object.fromEntries(given), ...good })}${tail}`;
      const { status, location, stored } = await take(body);
      expect([303, 400]).toContain(status);
      if (status === 303)
        expect(location).toMatch(
          /^\/(en\/thanks\/|leads\/received)\?ref=HIM-[2-9A-Z]{4}-[2-9A-Z]{4}(&|$)/,
        );
      expect(stored - before).toBeLessThanOrEqual(status === 303 ? 1 : 0);
      if (status === 303) accepted++;
      before = stored;
    }),
    { numRuns: 10_000 },
  );
  expect(accepted).toBeGreaterThan(100);
});
