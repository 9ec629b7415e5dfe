import cluster from 'node:cluster';
import {
  RateLimiterCluster,
  RateLimiterClusterMaster,
  RateLimiterMemory,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** Takes one point of a key; rejects with what is left where there is none. */
type Consume = (key: string) => Promise<RateLimiterRes>;

/** Milliseconds that a process waits for the word of the one that counts. */
const clusterTimeoutMs = 1000;

/**
 * A limit of so many points in a number of seconds. Of several site processes (`WEB_CONCURRENCY`)
 * the first one counts for all; one that gets no word from it counts for itself. Addresses stay in
 * memory only.
 */
export const sharedLimit = (name: string, points: number, duration: number): Consume =>
  sharedCounter(name, duration, points).consume;

/** Counts by key within a number of seconds, for all processes as a limit does. */
export interface SharedCounter {
  readonly consume: Consume;
  /** What is counted of a key now; null for nothing. */
  readonly get: (key: string) => Promise<RateLimiterRes | null>;
}

/** A counter without a limit, or with one of so many points. */
export function sharedCounter(
  name: string,
  duration: number,
  points = Number.MAX_SAFE_INTEGER,
): SharedCounter {
  const own = new RateLimiterMemory({ points, duration });
  if (!cluster.isWorker) return { consume: (key) => own.consume(key), get: (key) => own.get(key) };
  const shared = new RateLimiterCluster({
    keyPrefix: name,
    points,
    duration,
    timeoutMs: clusterTimeoutMs,
  });
  const withFallback = async <T>(ofAll: () => Promise<T>, alone: () => Promise<T>): Promise<T> => {
    if (!process.connected) return alone();
    return ofAll().catch((refusal: unknown) => {
      if (refusal instanceof Error) return alone();
      throw refusal;
    });
  };
  return {
    consume: (key) =>
      withFallback(
        () => shared.consume(key),
        () => own.consume(key),
      ),
    get: (key) =>
      withFallback(
        () => shared.get(key),
        () => own.get(key),
      ),
  };
}

/** Counts for all processes that this one starts; call it before the first of them. */
export function countForAll(): void {
  new RateLimiterClusterMaster();
}
