import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { offerQuickCalls } from './quickCalls/offerQuickCalls.ts';

/** Boots Payload, and offers the calls that must be fast. */
export async function startPayload(): Promise<void> {
  await getPayload({ config, cron: true });
  offerQuickCalls();
}
