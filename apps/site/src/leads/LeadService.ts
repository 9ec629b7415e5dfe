import { join } from 'node:path';
import { pinnedBrand, registry } from '@concierge/brands/registry';
import { readCheckMinutes } from '@concierge/server/start/checkMinutes';
import { housekeep } from '../runtime/housekeep.ts';
import { settings } from '../runtime/settings.ts';
import { LeadCheck } from './check/LeadCheck.ts';
import { FormsRefresh } from './intake/FormsRefresh.ts';
import { FormsStore } from './intake/formsStore.ts';
import { DeadLetterReport } from './outbox/deadLetterReport.ts';
import { HandOver } from './outbox/handOver.ts';
import type { OutboxStats } from './outbox/leadTypes.ts';
import { Outbox } from './outbox/outbox.ts';

/** What this process keeps for leads: outbox, definitions, worker. */
export interface LeadService {
  readonly outbox: Outbox;
  readonly forms: FormsStore;
  readonly worker: HandOver;
}

let service: LeadService | undefined;
let timers: NodeJS.Timeout[] = [];
let refresh: FormsRefresh | undefined;

/**
 * The service of this process, opened on first use. Throws where the data folder can't be written.
 */
export function leadService(): LeadService {
  if (service) return service;
  const outbox = new Outbox(join(settings.dataDir, 'spool.db'));
  const forms = new FormsStore(settings.dataDir, settings.contentApi);
  const worker = new HandOver({ outbox });
  service = { outbox, forms, worker };
  return service;
}

const tidyMs = 3_600_000;
const reportMs = 5000;

/**
 * Opens the service and starts its work: hand over leads, refresh the definitions. Call once, when
 * the server starts.
 */
export async function startLeads(): Promise<void> {
  const { forms, worker, outbox } = leadService();
  await forms.load();
  refresh = new FormsRefresh(forms);
  refresh.start();
  const report = new DeadLetterReport({ outbox, dataDir: settings.dataDir });
  timers = [
    setInterval(() => housekeep('tidying the outbox', () => outbox.tidy()), tidyMs),
    setInterval(() => void report.send(), reportMs),
  ];
  const checkMinutes = readCheckMinutes();
  if (checkMinutes > 0) {
    const pinned = pinnedBrand();
    const brands = pinned ? [pinned] : registry;
    const { host, port, dataDir } = settings;
    const check = new LeadCheck({ forms, host, port, dataDir, brands });
    timers.push(setInterval(() => void check.run(), checkMinutes * 60_000));
  }
  for (const timer of timers) timer.unref();
  worker.start();
}

/** Ends the work and closes the outbox; leads that wait stay there. */
export async function stopLeads(): Promise<void> {
  for (const timer of timers) clearInterval(timer);
  refresh?.stop();
  await service?.worker.stop();
  service?.outbox.close();
  service = undefined;
}

/**
 * Reacts to changes at the backend: the tag of a form, an event or a list of programmes makes the
 * definitions stale, because forms list events and programmes.
 */
export function formsChanged(tags: readonly string[]): void {
  if (tags.some((tag) => /^(list:)?(form|event|campaign)\b|^list:program$|^\*$/.test(tag)))
    refresh?.changed();
}

/** Counters for `/healthz`. */
export const leadsHealth = (): OutboxStats & { forms: number } => ({
  ...leadService().outbox.stats(),
  forms: leadService().forms.size,
});
