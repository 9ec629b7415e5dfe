import { EventEmitter } from 'node:events';
import { shared } from '../shared.ts';

/** Wakes whoever waits for changes in this process; other processes are noticed by asking the database. */
export const changeBus = shared('changeBus', () => new EventEmitter().setMaxListeners(0));
