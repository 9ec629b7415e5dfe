import type { Payload } from 'payload';
import { changeBus } from '../changes/changeBus.ts';
import { oneAtATime } from '../runtime/oneAtATime.ts';
import type { Release, User } from '../runtime/payload-types.ts';
import { findRefusals } from './findRefusals.ts';
import { publishAll } from './publishAll.ts';
import type { ReleaseRefusal, ReleaseState } from './states.ts';

/**
 * Publishes a release that is not published yet, all or none, in the name of a person; without one,
 * in the name of who planned it. Answers the release as it then stands, undefined where there is
 * none.
 */
export const publishRelease = (
  payload: Payload,
  id: number,
  person?: User,
): Promise<Release | undefined> =>
  oneAtATime(`release:${id}`, async () => {
    const release = await readRelease(payload, id);
    // Without a person it is the clock, which tries once what is planned.
    const isWaiting = release?.state === 'planned' || (person && release?.state === 'refused');
    if (!release || !isWaiting) return release;
    const user = person ?? (await findPlanner(payload, release));
    const refusals = user
      ? await findRefusals(payload, release, user)
      : [{ reason: 'account', by: release.plannedBy ?? '' } as const];
    if (user && refusals.length === 0) {
      const refusal = await publishAll(payload, release, user);
      if (refusal) refusals.push(refusal);
      // The changes are noted in the transaction; who waits for them is woken after its end.
      else changeBus.emit('change');
    }
    if (refusals.length > 0) await refuseRelease(payload, id, refusals);
    return readRelease(payload, id);
  });

const readRelease = async (payload: Payload, id: number): Promise<Release | undefined> =>
  (await payload.findByID({
    collection: 'releases',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })) ?? undefined;

async function findPlanner(payload: Payload, { plannedBy }: Release): Promise<User | undefined> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: plannedBy ?? '' } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0] ? { ...docs[0], collection: 'users' } : undefined;
}

/** Notes that nothing was published, and why. */
export async function refuseRelease(
  payload: Payload,
  id: number,
  refusals: readonly ReleaseRefusal[],
): Promise<void> {
  const state: ReleaseState = 'refused';
  const data = { state, refusals, updatedAt: new Date().toISOString() };
  await payload.db.updateOne({ collection: 'releases', id, data, returning: false });
}
