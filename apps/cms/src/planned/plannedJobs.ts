import { isLang } from '@concierge/contract/lang';
import { swissDay } from '@concierge/contract/swissDay';
import type { CollectionSlug, Payload } from 'payload';
import { readTitles } from '../access/readTitles.ts';
import type { Said } from '../i18n/say.ts';
import { type ScheduledJob, scheduledJobs } from '../jobs/scheduledJobs.ts';
import type { User } from '../runtime/payload-types.ts';
import { addDays } from './days.ts';
import { isWithin, type Planned, type Span } from './Planned.ts';

/** What a scheduled document of a collection is called. */
const names: Readonly<Record<string, Said>> = { pages: 'Page' };

/** Scheduled publications and removals of the documents that the person may read. */
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
  const found = await Promise.all(
    Object.entries(names).map(async ([slug, what]) => {
      const own = due.filter(({ input }) => input?.doc?.relationTo === slug);
      const titles = await readTitles(
        payload,
        user,
        slug as CollectionSlug,
        own.map(scheduledDocumentId),
      );
      return own.flatMap((job): Planned[] => {
        const [id, lang, by] = [
          scheduledDocumentId(job),
          job.input?.locale,
          emails.get(planner(job)),
        ];
        const titled = titles.get(id);
        if (!titled) return [];
        return [
          {
            key: `job-${job.id}`,
            day: dueDay(job),
            at: dueAt(job),
            goes: job.input?.type === 'unpublish' ? 'off' : 'live',
            what,
            ...titled,
            ...(by ? { by } : {}),
            href: `/admin/collections/${slug}/${id}${isLang(lang) ? `?locale=${lang}` : ''}`,
            ...(isLang(lang) ? { lang } : {}),
          },
        ];
      });
    }),
  );
  return found.flat();
}

const dueAt = ({ waitUntil, createdAt }: ScheduledJob): string => waitUntil ?? createdAt;
const scheduledDocumentId = ({ input }: ScheduledJob): number => Number(input?.doc?.value);
const planner = ({ input }: ScheduledJob): number => Number(input?.user?.value);

/** E-mail addresses of who scheduled, by the number of their account. */
async function readEmails(
  payload: Payload,
  jobs: readonly ScheduledJob[],
): Promise<Map<number, string>> {
  const ids = [...new Set(jobs.map(planner).filter(Number.isSafeInteger))];
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
