import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import { overwriteDeleted } from '../../runtime/scrubDatabase.ts';
import { purgeExpired } from './purge.ts';

const checkEveryMs = 10 * 60_000;
/** After a start, so that an installation that is restarted each night purges all the same. */
const firstAfterMs = 5 * 60_000;

/**
 * Deletes what is past its term some minutes after a start and once a night, in the process that
 * also runs jobs. A purge that fails is an error in the log and runs again at the next look.
 */
export async function purgeNightly(payload: Payload): Promise<void> {
  await overwriteDeleted(payload);
  if (process.env['RUN_JOBS'] === '0') return;
  let purgedOn = '';
  const look = async () => {
    const day = swissDay(new Date());
    if (day === purgedOn) return;
    try {
      await purgeExpired(payload);
      purgedOn = day;
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Expired personal data could not be purged' });
    }
  };
  setTimeout(() => {
    void look();
    setInterval(() => void look(), checkEveryMs).unref();
  }, firstAfterMs).unref();
}
