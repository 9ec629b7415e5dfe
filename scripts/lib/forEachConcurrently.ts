/** Does the work for each, in order of the list, so many at a time. */
export async function forEachConcurrently<T>(
  list: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  const lane = async () => {
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
