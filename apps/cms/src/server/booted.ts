import { globalSingleton } from '../runtime/globalSingleton.ts';

/**
 * How Next's start of Payload ends. Next neither waits for it nor ends where it fails; the server
 * does both, so that whoever started it starts it again.
 */
export const booted = globalSingleton('booted', () => Promise.withResolvers<void>());
