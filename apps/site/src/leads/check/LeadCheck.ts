import { request } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import { brandHosts } from '@concierge/brands/registry';
import { type Form, leadTypes } from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import { gauge } from '@concierge/server/metrics/metrics';
import { sealContext } from '../../forms/props/formContext.ts';
import { earliestToday } from '../../forms/rules/calendar.ts';
import { controlNames } from '../../forms/rules/controlNames.ts';
import { brandOrigin } from '../../routing/hosts.ts';
import { hostToAsk } from '../../runtime/hostToAsk.ts';
import { log } from '../../runtime/log.ts';
import { checkHeader, makeCheckMark } from '../intake/checkMark.ts';
import type { FormsStore } from '../intake/formsStore.ts';
import { siteId } from '../outbox/siteId.ts';
import { sampleValues } from './sampleValues.ts';

export interface LeadCheckOptions {
  readonly forms: FormsStore;
  /** Interface and port that this site process listens on. */
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly brands: readonly BrandDefinition[];
}

const answerTimeoutMs = 30_000;

const taken = gauge({
  name: 'concierge_lead_check_taken',
  help: '1 where the last check of the lead path was taken by the form of this brand, else 0.',
  labelNames: ['brand'],
  aggregator: 'min',
});

/**
 * Sends an enquiry of nobody through the public form of each brand, from the intake over the outbox
 * to the inbox, where it is removed (ADR 32). What arrives and when is for the backend to judge;
 * here is judged only whether the form takes it.
 */
export class LeadCheck {
  readonly #options: LeadCheckOptions;
  /** Names this site among all, as its reports of dead letters do. */
  readonly #site: string;

  constructor(options: LeadCheckOptions) {
    this.#options = options;
    this.#site = siteId(options.dataDir);
  }

  /** Checks every brand once; answers the codes of those whose form didn't take it. */
  async run(): Promise<string[]> {
    const failed: string[] = [];
    for (const brand of this.#options.brands) {
      const problem = await this.#check(brand).catch((error: Error) => error.name);
      taken.set({ brand: brand.code }, problem ? 0 : 1);
      if (!problem) continue;
      failed.push(brand.code);
      log.error({ brand: brand.code, problem }, 'the check of the lead path failed');
    }
    return failed;
  }

  /** What is wrong with one brand's form; undefined where it took the enquiry. */
  async #check(brand: BrandDefinition): Promise<string | undefined> {
    const chosen = formFor(this.#options.forms, brand.code);
    if (!chosen) return 'this site has no form of the brand';
    const { form, lang } = chosen;
    const body = new URLSearchParams({
      ...sampleValues(form, earliestToday()),
      [controlNames.context]: sealContext({
        brand: brand.code,
        lang,
        type: form.type,
        form: form.id,
        version: form.version,
        path: `/${lang}/`,
        thanks: `/${lang}/`,
      }),
      [controlNames.key]: `check-${this.#site}-${brand.code}-${Date.now().toString(36)}`,
    }).toString();
    const status = await this.#post(brand, `/leads/${form.type}`, body);
    return status === 303 ? undefined : `the form answered ${status}`;
  }

  #post(brand: BrandDefinition, path: string, body: string): Promise<number> {
    const headers = {
      host: brandHosts(brand)[0],
      origin: brandOrigin(brand),
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
      accept: 'application/json',
      [checkHeader]: makeCheckMark(),
    };
    const { port } = this.#options;
    const host = hostToAsk(this.#options.host);
    return new Promise((resolve, reject) => {
      const call = request(
        { host, port, path, method: 'POST', headers, timeout: answerTimeoutMs },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      );
      call.on('timeout', () => call.destroy(new Error('No answer in time')));
      call.on('error', reject).end(body);
    });
  }
}

/** The form to check by: contact where there is one; visits are left out, for they take seats. */
function formFor(
  forms: FormsStore,
  brand: string,
): { readonly form: Form; readonly lang: Lang } | undefined {
  const all = forms.newest(brand).filter(({ form }) => form.type !== 'visit-school');
  const types = ['contact', ...leadTypes];
  return all.toSorted(
    (a, b) =>
      rank(types, a.form.type) - rank(types, b.form.type) ||
      Number(b.lang === 'en') - Number(a.lang === 'en'),
  )[0];
}

const rank = (types: readonly string[], type: string): number =>
  types.includes(type) ? types.indexOf(type) : types.length;
