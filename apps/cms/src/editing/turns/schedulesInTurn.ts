import {
  type CollectionSlug,
  JobCancelledError,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { withDocument } from '../../runtime/database/withDocument.ts';
import { toId } from '../../runtime/http/routeId.ts';

/** What a scheduled publication or removal is of. */
interface Scheduled {
  readonly type?: string | null;
  readonly doc?: { readonly relationTo?: string; readonly value?: number | string } | null;
}

/**
 * The configuration whose scheduled publications take turns with the saves of their document: what
 * is typed at that moment would be lost. One that such a save has withdrawn meanwhile isn't carried
 * out. Payload adds their task after all plugins.
 */
export async function withSchedulesInTurn(
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await building;
  // As copies: configurations of one process have tasks in common, and a turn within a turn of the
  // same document would wait for itself.
  const tasks = (config.jobs.tasks ?? []).map((task) => {
    const { handler, slug } = task;
    if (slug !== 'schedulePublish' || typeof handler !== 'function') return task;
    return {
      ...task,
      handler: ((call) => {
        const { job, req } = call;
        const { doc, type } = (call.input ?? {}) as Scheduled;
        if (!doc?.relationTo || doc.value === undefined) return handler(call);
        const collection = doc.relationTo as CollectionSlug;
        return withDocument(req.payload, collection, toId(doc.value), async (own) => {
          if (!(await isQueued(req.payload, job.id, own)))
            throw new JobCancelledError('It was withdrawn while it waited for a save.');
          const payload = updatingIn(req.payload, own, Boolean(type && type !== 'publish'));
          return handler({ ...call, req: { ...req, payload } });
        });
      }) satisfies typeof handler,
    };
  });
  return { ...config, jobs: { ...config.jobs, tasks } };
}

async function isQueued(
  payload: Payload,
  id: number | string,
  req: Partial<PayloadRequest>,
): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
    req,
  });
  return totalDocs > 0;
}

/**
 * Payload whose updates are in a transaction. A removal is made as by the admin's button, which
 * holds an unfinished draft to no rule of a publication.
 */
const updatingIn = (
  payload: Payload,
  req: Partial<PayloadRequest>,
  unpublishAllLocales: boolean,
): Payload =>
  new Proxy(payload, {
    get: (target, name) =>
      name === 'update'
        ? (options: Parameters<Payload['update']>[0]) =>
            target.update({ ...options, unpublishAllLocales, req: { ...req } })
        : Reflect.get(target, name),
  });
