import { brandByCode } from '@concierge/brands/registry';
import { type Form, formsAnswerSchema, type LeadType } from '@concierge/contract/form';
import { sealContext } from '../../../apps/site/src/forms/props/formContext.ts';
import { formInForce } from '../../../apps/site/src/forms/props/formProps.ts';
import { earliestToday } from '../../../apps/site/src/forms/rules/calendar.ts';
import { fieldChoices } from '../../../apps/site/src/forms/rules/choices.ts';
import { shownFields } from '../../../apps/site/src/forms/rules/groups.ts';
import { issuePass } from '../../../apps/site/src/leads/captcha/captchaPass.ts';
import { bearer } from '../../leadsSecret.ts';
import { type Answer, send } from './send.ts';
import type { Slot } from './slot.ts';

const code = 'HIM';
const types = ['contact', 'apply', 'visit-school'] as const satisfies readonly LeadType[];
export type Kind = (typeof types)[number] | 'newsletter';

/** Who sends something, and from where. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}
/** Fills in and sends the school's forms as visitors do, with passes of the site's own secret. */
export class Visitors {
  readonly #port: number;
  readonly #forms: ReadonlyMap<LeadType, Form>;

  private constructor(port: number, forms: ReadonlyMap<LeadType, Form>) {
    this.#port = port;
    this.#forms = forms;
  }

  /** Loads the school's forms from the backend. */
  static async of(sitePort: number, cmsPort: number): Promise<Visitors> {
    const url = `http://127.0.0.1:${cmsPort}/api/form-definitions`;
    const answer = await (await fetch(url, { headers: bearer() })).json();
    const { forms } = formsAnswerSchema.parse(answer);
    const own = forms.filter(({ brand, lang }) => brand === code && lang === 'en');
    return new Visitors(sitePort, new Map(own.map(({ form }) => [form.type, form])));
  }

  /** The same visitors at another machine of the site. */
  at(port: number): Visitors {
    return new Visitors(port, this.#forms);
  }

  /** Asks for work and answers it as JSON; undefined where the site gives none. */
  async challenge(from: string): Promise<unknown> {
    const { status, text } = await send(this.#port, '/captcha/challenge', from);
    return status === 200 ? JSON.parse(text) : undefined;
  }

  /** What the site gives for a solved challenge. */
  pass(): string {
    return issuePass({ brand: code });
  }

  /** Sends one form under a key, or a newsletter address. */
  submit(
    kind: Kind,
    person: Person,
    visit: Slot,
    { pass = this.pass(), key = crypto.randomUUID() as string } = {},
  ): Promise<Answer> {
    const list = brandByCode(code)?.newsletterLists.school ?? '';
    if (kind === 'newsletter')
      return send(this.#port, '/leads/newsletter', person.address, {
        id: list,
        email: person.email,
      });
    const fields = {
      _context: this.#context(kind),
      _key: key,
      _pass: pass,
      ...this.#filledIn(kind, person, visit),
    };
    return send(this.#port, `/leads/${kind}`, person.address, fields);
  }

  #form(type: LeadType): Form {
    const form = this.#forms.get(type);
    if (!form) throw new Error(`There is no form ${type}.`);
    return form;
  }

  #context(type: LeadType): string {
    const { id: form, version } = this.#form(type);
    const place = { brand: code, lang: 'en', path: `/en/${type}/`, thanks: '/en/thanks/' } as const;
    return sealContext({ ...place, type, form, version });
  }

  #filledIn(type: LeadType, person: Person, { date, time }: Slot): Record<string, string> {
    const brand = brandByCode(code);
    if (!brand) throw new Error(`${code} is no brand.`);
    const today = earliestToday();
    const form = formInForce(this.#form(type), brand, 'en', today);
    const values = new Map<string, string>();
    const samples: Partial<Record<string, string>> = {
      email: person.email,
      phone: person.phone,
      country: 'CH',
      consent: '1',
      checkbox: '1',
      date,
      time_select: time,
    };
    // A chosen value may bring further fields.
    for (let round = 0; round < 3; round += 1)
      for (const field of shownFields(form, (name) => values.get(name))) {
        if (!field.required || field.type === 'hidden' || values.has(field.name)) continue;
        const own = field.name === 'SchoolInterest' ? code : undefined;
        const choice = fieldChoices(field, form, today)?.[0]?.value;
        values.set(field.name, own ?? samples[field.type] ?? choice ?? person.name);
      }
    return Object.fromEntries(values);
  }
}
