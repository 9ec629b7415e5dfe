import type { Payload, SanitizedConfig } from 'payload';
import { documentInTurn } from '../../runtime/database/documentTurns.ts';

/** What a scheduled publication or removal is of. */
interface Scheduled {
  readonly type?: string | null;
  readonly doc?: { readonly relationTo?: string; readonly value?: number | string } | null;
}

/**
 * The configuration whose scheduled publications take turns with the saves of their document: what
 * is typed at that moment would be lost. Payload adds their task after all plugins.
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
        const { doc, type } = (call.input ?? {}) as Scheduled;
        const { req } = call;
        const payload = type && type !== 'publish' ? takingOff(req.payload) : req.payload;
        const act = async () => handler({ ...call, req: { ...req, payload } });
        return doc?.relationTo && doc.value !== undefined
          ? documentInTurn(doc.relationTo, doc.value, act)
          : act();
      }) satisfies typeof handler,
    };
  });
  return { ...config, jobs: { ...config.jobs, tasks } };
}

/**
 * Payload whose updates take off the site as the admin's button does, which holds an unfinished
 * draft to no rule of a publication.
 */
const takingOff = (payload: Payload): Payload =>
  new Proxy(payload, {
    get: (target, name) =>
      name === 'update'
        ? (options: Parameters<Payload['update']>[0]) =>
            target.update({ ...options, unpublishAllLocales: true })
        : Reflect.get(target, name),
  });
