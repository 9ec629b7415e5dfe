import type { Payload, Where } from 'payload';

/** A publication or removal that Payload's queue holds until its instant. */
export interface ScheduledJob {
  readonly id: number;
  /** Instant at which it is due, ISO 8601; without one it is due at once. */
  readonly waitUntil?: string | null;
  readonly createdAt: string;
  readonly hasError?: boolean | null;
  /** Why it failed. */
  readonly error?: unknown;
  readonly input?: {
    readonly type?: string | null;
    /** The one language that is published; every language where there is none. */
    readonly locale?: string | null;
    readonly doc?: { readonly relationTo?: string; readonly value?: unknown } | null;
    readonly user?: { readonly value?: unknown } | null;
  } | null;
}

/** Publications and removals that have not happened yet, of all documents, the soonest first. */
export async function scheduledJobs(payload: Payload, where: Where = {}): Promise<ScheduledJob[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, where],
    },
    sort: 'waitUntil',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs as unknown as ScheduledJob[];
}
