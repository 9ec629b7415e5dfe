import { Agent, request } from 'node:http';
import { contactContext, contactForm, filledIn } from '../../tests/faults/visitor.ts';
import { get } from '../../tests/get.ts';
import type { Row } from './kit/table.ts';

const flood = 3000;
const visitors = 32;
const perSecond = 100;
const seconds = 10;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Enquiries over HTTP, each stored durably before it is answered and handed over to the backend
 * meanwhile: first a steady hundred a second, then as many as go through at once, then how fast
 * those that wait reach the inbox. Needs the product's `LEADS_SECRET` and `HEALTH_TOKEN` in the
 * environment.
 */
export async function benchIntake(sitePort: number, cmsPort: number): Promise<Row[]> {
  const submit = await submitter(sitePort, cmsPort);
  const waits: Promise<number>[] = [];
  const begun = performance.now();
  while (waits.length < perSecond * seconds) {
    const ahead = begun + (waits.length * 1000) / perSecond - performance.now();
    if (ahead > 0) await new Promise((later) => setTimeout(later, ahead));
    waits.push(submit());
  }
  const times = (await Promise.all(waits)).toSorted((a, b) => a - b);
  await drained(sitePort);

  const flooded = performance.now();
  let sent = 0;
  const visitor = async () => {
    while (sent < flood) {
      sent += 1;
      await submit();
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  const rate = (flood * 1000) / (performance.now() - flooded);
  await drained(sitePort);
  const handedOver = (flood * 1000) / (performance.now() - flooded);
  agent.destroy();
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  return [
    {
      what: `enquiries over HTTP, ${perSecond} a second`,
      value: `median ${at(times, 0.5)} ms, p99 ${p99.toFixed(1)} ms`,
      target: 'p99 at most 50 ms',
    },
    {
      what: `${flood} enquiries over HTTP by ${visitors} visitors, durable`,
      value: `${Math.round(rate)} a second`,
      target: 'at least 500',
    },
    {
      what: 'those, until the last one is in the inbox',
      value: `${Math.round(handedOver)} a second`,
      target: 'at least 100',
    },
  ];
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);

/**
 * Submits HIM's contact form with a captcha pass of its own each time; answers the milliseconds
 * until the reference, throws where there is none.
 */
async function submitter(sitePort: number, cmsPort: number): Promise<() => Promise<number>> {
  const { issuePass } = await import('../../apps/site/src/leads/captcha/captchaPass.ts');
  const { sealContext } = await import('../../apps/site/src/forms/props/formContext.ts');
  const form = await contactForm(cmsPort);
  const _context = sealContext(contactContext(form));
  const stamp = Date.now();
  let person = 0;
  return async () => {
    person += 1;
    const answers = { ...filledIn(form, person), Email: `bench${stamp}.${person}@example.ch` };
    const fields = {
      _context,
      _key: crypto.randomUUID(),
      _pass: issuePass({ brand: 'HIM' }),
      ...answers,
    };
    const sent = performance.now();
    const location = await post(sitePort, new URLSearchParams(fields).toString());
    if (!location.includes('ref=')) throw new Error('an enquiry was not accepted');
    return performance.now() - sent;
  };
}

function post(port: number, body: string): Promise<string> {
  const host = `him.localhost:${port}`;
  const headers = {
    host,
    origin: `http://${host}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  return new Promise((done, fail) => {
    const sent = request(
      { agent, host: '127.0.0.1', port, path: '/leads/contact', method: 'POST', headers },
      (answer) => {
        answer.resume();
        answer.on('error', fail);
        answer.on('end', () => done(answer.headers.location ?? ''));
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Waits until the site has handed over all that it has; throws after two minutes. */
async function drained(sitePort: number): Promise<void> {
  const headers = { authorization: `Bearer ${process.env['HEALTH_TOKEN']}` };
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    const { leads } = JSON.parse(
      (await get(`http://localhost:${sitePort}/healthz`, headers)).text,
    ) as { leads: { pending: number } };
    if (leads.pending === 0) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('enquiries wait at the site for more than two minutes');
}
