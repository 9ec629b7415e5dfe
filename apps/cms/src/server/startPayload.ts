import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { offerQuickCalls } from './quickCalls/offerQuickCalls.ts';

/**
 * Boots Payload. Next logs what fails here and goes on without it; the process ends instead, with
 * one line in the log, so that whoever started it starts it again.
 */
export async function startPayload(): Promise<void> {
  try {
    await getPayload({ config, cron: true });
    offerQuickCalls();
  } catch (error) {
    console.error('The backend can not start:', error);
    process.exit(1);
  }
}
