/**
 * How long Vitest waits for a test, a hook and what `expect.poll` expects, in milliseconds: a busy
 * machine fails no test, and one that hangs ends.
 */
export const testTimeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const;
