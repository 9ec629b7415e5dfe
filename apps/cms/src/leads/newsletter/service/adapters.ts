import type { Adapter } from './adapter.ts';
import { brevo } from './brevo.ts';
import { mailchimp } from './mailchimp.ts';
import type { Vendor } from './settings.ts';

/** The calls of each vendor. */
export const adapters = { brevo, mailchimp } as const satisfies Record<Vendor, Adapter>;
