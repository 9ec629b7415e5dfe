import { globalSingleton } from '../runtime/globalSingleton.ts';

/**
 * How the start of Payload within Next ends. In production Next neither waits for it nor ends where
 * it fails; the server does both, so that whoever started it starts it again.
 */
export const booted = globalSingleton('booted', () => Promise.withResolvers<void>());
