import type * as z from 'zod/mini';
import { blockSchema } from './block.ts';
import { type NodeAnswer, nodeAnswerSchema } from './calls.ts';

/** An answer that doesn't fit the contract; the message names the page and every faulty field. */
export class ContractError extends Error {
  override name = 'ContractError';
  readonly page: string;
  constructor(page: string, issues: readonly z.core.$ZodIssue[]) {
    super(`${page}: ${describeIssues(issues)}`);
    this.page = page;
  }
}

/** Issues as `field.path: what is wrong`, joined by semicolons. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map((issue) => `${issue.path.join('.') || '(answer)'}: ${issue.message}`)
    .join('; ');
}

/**
 * Reads an answer of `POST {api}/node`. Faulty blocks are left out and reported, one line each; a
 * fault anywhere else throws a ContractError.
 */
export function parseNodeAnswer(
  answer: unknown,
  page: string,
  report: (line: string) => void,
): NodeAnswer {
  const whole = nodeAnswerSchema.safeParse(answer);
  if (whole.success) return whole.data;
  const parsed = nodeAnswerSchema.safeParse(withoutFaultyBlocks(answer, page, report));
  if (!parsed.success) throw new ContractError(page, parsed.error.issues);
  return parsed.data;
}

function withoutFaultyBlocks(
  answer: unknown,
  page: string,
  report: (line: string) => void,
): unknown {
  if (
    !isRecord(answer) ||
    !isRecord(answer['node']) ||
    !Array.isArray(answer['node']['field_blocks'])
  )
    return answer;
  const blocks = answer['node']['field_blocks'].filter((block: unknown, index: number) => {
    const { success, error } = blockSchema.safeParse(block);
    if (!success) report(describeFaultyBlock(error.issues, index, page));
    return success;
  });
  return { ...answer, node: { ...answer['node'], field_blocks: blocks } };
}

/** One line that says why the block at this place of a page is left out. */
export const describeFaultyBlock = (
  issues: readonly z.core.$ZodIssue[],
  index: number,
  page: string,
): string => `${page}: block ${index} left out: ${describeIssues(issues)}`;

/** Whether a value is an object with names, no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
