import { EventEmitter } from 'node:events';
import { globalSingleton } from '../runtime/globalSingleton.ts';

/**
 * Wakes whoever waits for changes in this process; other processes are noticed by asking the
 * database.
 */
export const changeBus = globalSingleton('changeBus', () => new EventEmitter().setMaxListeners(0));
