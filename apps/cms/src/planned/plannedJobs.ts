import { isLang } from '@concierge/contract/lang';
import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import { readTitles } from '../access/readTitles.ts';
import { plannerId, type ScheduledJob, scheduledId, scheduledJobs } from '../jobs/scheduledJobs.ts';
import type { User } from '../runtime/payload-types.ts';
import { addDays } from './days.ts';
import { isWithin, type Planned, type Span } from './Planned.ts';

/** Scheduled publications and removals of the pages that the person may read. */
export async function plannedJobs(
  payload: Payload,
  user: User,
  span: Span,
  now: Date,
): Promise<Planned[]> {
  const jobs = await scheduledJobs(payload, {
    and: [
      { hasError: { not_equals: true } },
      { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: addDays(span.to, 1) } }] },
    ],
  });
  // What is due and has not run yet is of today.
  const dueDay = (job: ScheduledJob) => swissDay(Math.max(now.getTime(), Date.parse(dueAt(job))));
  const due = jobs.filter((job) => isWithin(span, dueDay(job)));
  const emails = await readEmails(payload, due);
  const titles = await readTitles(
    payload,
    user,
    'pages',
    due.map((job) => scheduledId(job)),
  );
  return due.flatMap((job): Planned[] => {
    const [id, lang, by] = [scheduledId(job), job.input?.locale, emails.get(plannerId(job))];
    const titled = titles.get(id);
    if (!titled) return [];
    return [
      {
        key: `job-${job.id}`,
        day: dueDay(job),
        at: dueAt(job),
        goes: job.input?.type === 'unpublish' ? 'off' : 'live',
        what: 'Page',
        ...titled,
        ...(by ? { by } : {}),
        href: `/admin/collections/pages/${id}${isLang(lang) ? `?locale=${lang}` : ''}`,
        ...(isLang(lang) ? { lang } : {}),
      },
    ];
  });
}

const dueAt = ({ waitUntil, createdAt }: ScheduledJob): string => waitUntil ?? createdAt;

/** E-mail addresses of who scheduled, by the number of their account. */
async function readEmails(
  payload: Payload,
  jobs: readonly ScheduledJob[],
): Promise<Map<number, string>> {
  const ids = [...new Set(jobs.map(plannerId))];
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    select: { email: true },
    overrideAccess: true,
  });
  return new Map(docs.map(({ id, email }) => [id, email]));
}
