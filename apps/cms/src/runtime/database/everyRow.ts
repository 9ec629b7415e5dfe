/** What Payload answers where one call updates or deletes many rows. */
interface BulkResult<Row> {
  readonly docs: Row[];
  readonly errors: readonly { readonly id: number | string; readonly message: string }[];
}

/**
 * Rows that a call by a condition has updated or deleted; throws where one of them failed, which
 * Payload only lists.
 */
export async function everyRow<Row>(call: Promise<BulkResult<Row>>): Promise<Row[]> {
  const { docs, errors } = await call;
  const [first] = errors;
  if (!first) return docs;
  const ids = errors.map(({ id }) => id).join(', ');
  throw new Error(`Rows that could not be written: ${ids}`, { cause: new Error(first.message) });
}
