import type { SanitizedConfig } from 'payload';
import { documentInTurn } from '../../runtime/database/documentTurns.ts';

/** What a scheduled publication or removal is of. */
interface Scheduled {
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
        const { doc } = (call.input ?? {}) as Scheduled;
        const publish = async () => handler(call);
        return doc?.relationTo && doc.value !== undefined
          ? documentInTurn(doc.relationTo, doc.value, publish)
          : publish();
      }) satisfies typeof handler,
    };
  });
  return { ...config, jobs: { ...config.jobs, tasks } };
}
