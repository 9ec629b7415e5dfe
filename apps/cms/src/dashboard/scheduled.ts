import { isLang, type Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { readTitles } from '../access/readTitles.ts';
import { plannerId, scheduledId, scheduledJobs } from '../jobs/scheduledJobs.ts';
import { isRecord } from '../runtime/isRecord.ts';
import type { User } from '../runtime/payload-types.ts';

/** A publication that is due or failed, of a page that the person may read. */
export interface Scheduled {
  readonly job: number;
  readonly page: number;
  readonly title: string;
  /** Instant at which it is due, ISO 8601. */
  readonly at: string;
  readonly type: 'publish' | 'unpublish';
  /** The one language that is published; every language where there is none. */
  readonly lang?: Lang;
  /** The account that scheduled it; 0 where there is none. */
  readonly planner: number;
  readonly hasFailed: boolean;
  /** Why it failed, in the words that it failed with. */
  readonly why: string;
}

const weekMs = 7 * 24 * 3_600_000;

/**
 * What is published or taken off the site within seven days, and what should have been and failed;
 * the soonest first. Two queries, whatever their number.
 */
export async function scheduledFor(
  payload: Payload,
  user: User,
  now = new Date(),
): Promise<Scheduled[]> {
  const soon = new Date(now.getTime() + weekMs).toISOString();
  const due = await scheduledJobs(payload, {
    or: [{ hasError: { equals: true } }, { waitUntil: { less_than: soon } }],
  });
  const titles = await readTitles(
    payload,
    user,
    'pages',
    due.map((job) => scheduledId(job)),
  );
  return due.flatMap((job): Scheduled[] => {
    const [page, lang] = [scheduledId(job), job.input?.locale];
    const titled = titles.get(page);
    if (!titled) return [];
    return [
      {
        job: job.id,
        page,
        title: titled.title,
        at: job.waitUntil ?? job.createdAt,
        type: job.input?.type === 'unpublish' ? 'unpublish' : 'publish',
        ...(isLang(lang) ? { lang } : {}),
        planner: plannerId(job),
        hasFailed: job.hasError ?? false,
        why: isRecord(job.error) ? String(job.error['message'] ?? '') : '',
      },
    ];
  });
}
