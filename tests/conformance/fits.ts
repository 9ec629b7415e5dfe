import { describeIssues } from '@concierge/contract/parse';
import type * as z from 'zod/mini';
import type { Answered } from './Backend.ts';

/** What a promise is broken by; the message is for whoever builds the backend. */
export class Broken extends Error {}

/** Ends a check where its promise doesn't hold. */
export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Broken(otherwise);
}

/** The answer 200 of a call, read by its schema. */
export function fits<T extends z.ZodMiniType>(
  schema: T,
  { status, data }: Answered,
  call: string,
): z.output<T> {
  must(status === 200, `${call}: status ${status} instead of 200`);
  const parsed = schema.safeParse(data);
  must(parsed.success, `${call}: ${describeIssues(parsed.error?.issues ?? [])}`);
  return parsed.data as z.output<T>;
}
