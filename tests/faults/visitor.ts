import { request } from 'node:http';
import { type Form, formsAnswerSchema } from '@concierge/contract/form';
import { bearer } from '../leadsSecret.ts';
import { pause } from './Victim.ts';

/** The school's contact form as the backend publishes it; editors may have made others, too. */
export async function contactForm(cmsPort: number): Promise<Form> {
  const answer = formsAnswerSchema.parse(
    await (
      await fetch(`http://127.0.0.1:${cmsPort}/api/form-definitions`, { headers: bearer() })
    ).json(),
  );
  const found = answer.forms.find(
    ({ brand, lang, form }) =>
      brand === 'HIM' &&
      lang === 'en' &&
      form.type === 'contact' &&
      form.fields.some(({ name }) => name === 'Email'),
  );
  if (!found) throw new Error('there is no contact form');
  return found.form;
}

/** What the page of a contact form says of itself to the site when its form is sent. */
export const contactContext = ({ id, version }: Pick<Form, 'id' | 'version'>) =>
  ({
    brand: 'HIM',
    lang: 'en',
    type: 'contact',
    form: id,
    version,
    path: '/en/contact/',
    thanks: '/en/thank-you/contact/',
  }) as const;

/** Sound values of every field that a person must fill in; the address is that person's alone. */
export function filledIn(form: Form, person: number): Record<string, string> {
  const samples: Partial<Record<string, string>> = {
    email: `visitor${person}@example.ch`,
    phone: '+41 79 555 01 23',
    country: 'CH',
    consent: '1',
    checkbox: '1',
  };
  const wanted = form.fields.filter(({ required, type }) => required && type !== 'hidden');
  return Object.fromEntries(
    wanted.map(({ name, type, options }) => [
      name,
      options[0]?.value ?? samples[type] ?? `Visitor ${person}`,
    ]),
  );
}

/**
 * Submits as a person would: where no answer comes once more with the same key. Answers the
 * reference that was shown, and all that was shown with it.
 */
export async function submit(
  port: () => string,
  fields: Record<string, string>,
): Promise<{ reference: string; shown: string }> {
  let last = '';
  for (let tries = 0; tries < 300; tries += 1) {
    const { reference, shown = '', problem } = await post(port(), fields);
    if (reference) return { reference, shown };
    last = problem ?? last;
    await pause(200);
  }
  throw new Error(`a visitor gave up: ${last}`);
}

/**
 * Submits once. Answers a reference, or the status and what a person reads; neither where no answer
 * came.
 */
export function post(
  port: string,
  fields: Record<string, string>,
): Promise<{ reference?: string | undefined; shown?: string; problem?: string }> {
  const host = `him.localhost:${port}`;
  const body = new URLSearchParams(fields).toString();
  const headers = {
    host,
    origin: `http://${host}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  return new Promise((done) => {
    const sent = request(
      {
        port: Number(port),
        host: '127.0.0.1',
        path: '/leads/contact',
        method: 'POST',
        headers,
        timeout: 5000,
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk));
        answer.on('error', () => done({}));
        answer.on('end', () => {
          const { location = '' } = answer.headers;
          const reference = new URL(location, 'http://x').searchParams.get('ref') ?? undefined;
          done(
            answer.statusCode === 303
              ? { reference, shown: location + text }
              : { problem: `${answer.statusCode} ${text.replaceAll(/<[^>]+>/g, ' ').slice(-400)}` },
          );
        });
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => done({}));
    sent.end(body);
  });
}
