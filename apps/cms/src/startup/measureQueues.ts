import { gauge } from '@concierge/server/metrics/metrics';
import type { CollectionSlug, Payload, Where } from 'payload';
import { states } from '../leads/states.ts';
import { newestChange } from '../runtime/database/database.ts';
import { onDuty } from '../runtime/duty/onDuty.ts';
import { readiness } from '../runtime/readiness.ts';

const mailStates = ['waiting', 'sent', 'failed', 'suppressed'] as const;

/**
 * Measures what waits in the database, each time that the metrics are read; every backend says the
 * same of it, so that dashboards take the largest.
 */
export async function measureQueues(payload: Payload): Promise<void> {
  readiness.check = () =>
    newestChange(payload).then(
      () => true,
      () => false,
    );
  const count = async (collection: CollectionSlug, where: Where) =>
    (await payload.count({ collection, where, overrideAccess: true })).totalDocs;
  gauge({
    name: 'concierge_inbox_leads',
    help: 'Enquiries in the inbox by state.',
    labelNames: ['state'],
    async collect() {
      for (const state of states)
        this.set({ state }, await count('leads', { state: { equals: state } }));
    },
  });
  gauge({
    name: 'concierge_delivery_oldest_seconds',
    help: 'Seconds that the enquiry which has waited longest has been in line for the CRM.',
    async collect() {
      this.set(await oldestSeconds(payload));
    },
  });
  gauge({
    name: 'concierge_outgoing_mails',
    help: 'Mails by state.',
    labelNames: ['state'],
    async collect() {
      for (const state of mailStates)
        this.set({ state }, await count('mails', { state: { equals: state } }));
    },
  });
  gauge({
    name: 'concierge_newsletter_changes',
    help: 'Changes for the newsletter service by state; what it did is gone.',
    labelNames: ['state'],
    async collect() {
      for (const state of ['waiting', 'refused'])
        this.set({ state }, await count('newsletter-changes', { state: { equals: state } }));
    },
  });
  gauge({
    name: 'concierge_jobs',
    help: 'Jobs of the queue by state: waiting, running, or failed for good.',
    labelNames: ['state'],
    async collect() {
      const open = { completedAt: { exists: false } };
      const not = { not_equals: true };
      const [running, failed, waiting] = await Promise.all([
        count('payload-jobs', { processing: { equals: true } }),
        count('payload-jobs', { hasError: { equals: true } }),
        count('payload-jobs', { ...open, processing: not, hasError: not }),
      ]);
      this.set({ state: 'running' }, running);
      this.set({ state: 'failed' }, failed);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  gauge({
    name: 'concierge_on_duty',
    help: '1 at the one backend that delivers, mails and runs jobs.',
    collect() {
      this.set(Number(onDuty(payload)));
    },
  });
}

/** Seconds that the oldest enquiry in line has waited for the CRM; 0 where none waits. */
async function oldestSeconds(payload: Payload, now = Date.now()): Promise<number> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { state: { equals: 'queued' } },
    sort: 'queued_at',
    select: { queued_at: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const since = docs[0]?.queued_at;
  return since ? Math.max(0, (now - Date.parse(since)) / 1000) : 0;
}
