import type { Payload, PayloadRequest, Where } from 'payload';
import { toId } from '../runtime/http/routeId.ts';

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

/** The document of a collection that a job is about; 0 where it is of another one. */
export const scheduledId = ({ input }: ScheduledJob, collection = 'pages'): number =>
  input?.doc?.relationTo === collection ? toId(input.doc.value) : 0;

/** The account that scheduled it; 0 where there is none. */
export const plannerId = ({ input }: ScheduledJob): number => toId(input?.user?.value);

/** Publications and removals that have not happened yet, of all documents, the soonest first. */
export async function scheduledJobs(
  payload: Payload,
  where: Where = {},
  req: Partial<PayloadRequest> = {},
): Promise<ScheduledJob[]> {
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
    req,
  });
  return docs as unknown as ScheduledJob[];
}
