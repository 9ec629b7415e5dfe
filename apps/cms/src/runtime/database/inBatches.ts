/**
 * Values that one statement may list: SQLite takes 32,766 of them, PostgreSQL 65,535, and other
 * conditions need some, too.
 */
const batch = 1000;

/** Does something with each batch of any number of values, one after the other. */
export async function inBatches<T, R>(
  values: readonly T[],
  act: (some: T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = [];
  for (let index = 0; index < values.length; index += batch)
    results.push(...(await act(values.slice(index, index + batch))));
  return results;
}
