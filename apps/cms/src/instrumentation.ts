import { booted } from './server/booted.ts';

/**
 * Boots Payload with the server rather than at the first request: migrations, first administrator,
 * scheduled publishing.
 */
export async function register(): Promise<void> {
  if (
    process.env['NEXT_RUNTIME'] !== 'nodejs' ||
    process.env['NEXT_PHASE'] === 'phase-production-build'
  )
    return;
  try {
    const { startPayload } = await import('./server/startPayload.ts');
    await startPayload();
    booted.resolve();
  } catch (error) {
    booted.reject(error);
    throw error;
  }
}
