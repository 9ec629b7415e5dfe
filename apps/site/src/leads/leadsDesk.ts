import { join } from 'node:path';
import { log } from '../server/log.ts';
import { settings } from '../server/settings.ts';
import { FormsStore } from './formsStore.ts';
import { ParkedReport } from './parkedReport.ts';
import { leadsSecret } from './secret.ts';
import { Spool, type SpoolStats } from './spool.ts';
import { LeadWorker } from './worker.ts';

/** What this process keeps for leads: spool, definitions, worker. */
export interface LeadsDesk {
  readonly spool: Spool;
  readonly forms: FormsStore;
  readonly worker: LeadWorker;
}

let desk: LeadsDesk | undefined;
let timers: NodeJS.Timeout[] = [];

/** The desk of this process, opened on first use. Throws where the data folder can't be written. */
export function leadsDesk(): LeadsDesk {
  if (desk) return desk;
  const spool = new Spool(join(settings.dataDir, 'spool.db'));
  const forms = new FormsStore(settings.dataDir, settings.contentApi);
  const worker = new LeadWorker({ spool, api: settings.contentApi, secret: leadsSecret });
  desk = { spool, forms, worker };
  return desk;
}

const refreshMs = 300_000;
const retryMs = 5000;
const tidyMs = 3_600_000;
const tellMs = 5000;

/** Opens the desk and lets it work: hand over leads, keep the definitions fresh. Call once, when the server starts. */
export async function startLeads(): Promise<void> {
  const { forms, worker, spool } = leadsDesk();
  await forms.load();
  // Without an answer it asks again soon: the backend may start after the site.
  const refresh = (): Promise<void> =>
    forms.refresh().catch((error: unknown) => {
      log.warn({ err: error, known: forms.size }, 'form definitions not refreshed');
      setTimeout(() => void (desk && refresh()), retryMs).unref();
    });
  void refresh();
  const report = new ParkedReport({ spool, api: settings.contentApi, secret: leadsSecret, dataDir: settings.dataDir });
  timers = [
    setInterval(() => void refresh(), refreshMs),
    setInterval(() => spool.tidy(), tidyMs),
    setInterval(() => void report.tell(), tellMs),
  ];
  for (const timer of timers) timer.unref();
  worker.start();
}

/** Ends the work and closes the spool; leads that wait stay there. */
export async function stopLeads(): Promise<void> {
  for (const timer of timers) clearInterval(timer);
  await desk?.worker.stop();
  desk?.spool.close();
  desk = undefined;
}

/** Tells of changes at the backend: a form's tag, or an event's (forms list events), makes the definitions stale. */
export function formsChanged(tags: readonly string[]): void {
  if (tags.some((tag) => /^(list:)?(form|event|campaign)\b|^\*$/.test(tag)))
    void leadsDesk()
      .forms.refresh()
      .catch(() => undefined);
}

/** Counters for `/healthz`. */
export const leadsHealth = (): SpoolStats & { forms: number } => ({ ...leadsDesk().spool.stats(), forms: leadsDesk().forms.size });
