import { setErrorSink } from './errorSink.ts';
import type { EventSource } from './sentryEvent.ts';

/** Sends errors of this process to `dsn` from here on; loads nothing where that is undefined. */
export async function startErrorReports(
  dsn: string | undefined,
  source: EventSource,
): Promise<void> {
  if (!dsn) return;
  const { sendToSentry } = await import('./sendToSentry.ts');
  setErrorSink(sendToSentry(dsn, source));
}
