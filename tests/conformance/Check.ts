import type { Backend } from './Backend.ts';

/** One promise of the contract, and how it is tried on a backend that runs. */
export interface Check {
  readonly promise: string;
  /** What it can't be tried without: the shared secret, or leave to store an enquiry. */
  readonly needs?: 'secret' | 'write';
  /** Throws `Broken` where the promise doesn't hold. */
  readonly run: (backend: Backend) => Promise<void>;
}
