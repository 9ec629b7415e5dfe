/** Starts a task of this key, or joins the one that runs, so that equal calls share one. */
export function joinRunning<T>(
  running: Map<string, Promise<T>>,
  key: string,
  start: () => Promise<T>,
): Promise<T> {
  const task = running.get(key) ?? start().finally(() => running.delete(key));
  running.set(key, task);
  return task;
}
