import { addressProblem } from '@concierge/server/start/addressProblem';

type Env = Readonly<Record<string, string | undefined>>;

const vendors = ['brevo', 'mailchimp'] as const;
export type Vendor = (typeof vendors)[number];

/** The newsletter service that keeps a copy of the confirmed lists. */
export interface NewsletterService {
  readonly vendor: Vendor;
  readonly key: string;
  /** Base address of its calls, without a slash at the end. */
  readonly url: string;
  /** The service's id of each list of ours, by our name such as `him-school`. */
  readonly listIds: Readonly<Record<string, string>>;
  /** Milliseconds that one call may take. */
  readonly callTimeoutMs?: number;
}

const family = 'NEWSLETTER_LIST_';

/**
 * Reads `NEWSLETTER_SERVICE` (brevo or mailchimp), `NEWSLETTER_KEY`, `NEWSLETTER_LIST_*` (such as
 * `NEWSLETTER_LIST_HIM_SCHOOL` for our list `him-school`) and `NEWSLETTER_URL`, which replaces the
 * vendor's address. Undefined without a service; throws one sentence for what is malformed.
 */
export function readNewsletterService(env: Env = process.env): NewsletterService | undefined {
  const name = env['NEWSLETTER_SERVICE'];
  if (!name) return undefined;
  const vendor = vendors.find((one) => one === name);
  if (!vendor) throw new Error(`NEWSLETTER_SERVICE must be ${vendors.join(' or ')}.`);
  const key = env['NEWSLETTER_KEY'];
  if (!key) throw new Error('NEWSLETTER_SERVICE needs a key: set NEWSLETTER_KEY.');
  const listIds = Object.fromEntries(
    Object.entries(env).flatMap(([variable, id]) =>
      variable.startsWith(family) && id
        ? [[variable.slice(family.length).toLowerCase().replaceAll('_', '-'), id]]
        : [],
    ),
  );
  const ids = Object.values(listIds);
  if (ids.length === 0) throw new Error(`NEWSLETTER_SERVICE needs a list: set ${family}*.`);
  // Leaving one of ours would take the address off the other one too.
  if (new Set(ids).size < ids.length) throw new Error(`Two of ${family}* have the same id.`);
  const form = vendor === 'brevo' ? /^[1-9]\d*$/ : /^[\w-]+$/;
  if (!ids.every((id) => form.test(id))) throw new Error(`${family}* must be ids of ${vendor}.`);
  return { vendor, key, listIds, url: serviceUrl(vendor, key, env['NEWSLETTER_URL']) };
}

function serviceUrl(vendor: Vendor, key: string, url: string | undefined): string {
  const problem = addressProblem('NEWSLETTER_URL', url);
  if (problem) throw new Error(problem);
  if (url) return url.replace(/\/+$/, '');
  if (vendor === 'brevo') return 'https://api.brevo.com/v3';
  const [, centre] = /-([a-z]+\d+)$/.exec(key) ?? [];
  if (!centre) throw new Error('NEWSLETTER_KEY of mailchimp must end with its centre, like -us21.');
  return `https://${centre}.api.mailchimp.com/3.0`;
}
