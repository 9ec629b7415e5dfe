import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../runtime/settings.ts', () => ({ settings: { drainMs: 30_000 } }));
const { onStop } = await import('./onStop.ts');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a process is cut off ten seconds after its pause before the port closes, never within it', () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const listeners = new Map<unknown, () => void>();
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name, listener);
    return process;
  });
  const stop = vi.fn();
  onStop(stop);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM']) listeners.get(signal)?.();
  expect(stop).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(39_999);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledWith(1);
});
