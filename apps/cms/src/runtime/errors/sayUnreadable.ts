import type { Config, PayloadRequest } from 'payload';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];
type Failure = Error & { readonly status?: number; readonly code?: string };

/**
 * Answers 400 where Payload calls a caller's mistake an error of the server: a body out of which no
 * fields could be read (a broken form, or JSON that is no object), and a query that no database can
 * answer (text where a number or date is compared, an operator that is unknown to it). The log has
 * the error all the same.
 */
export const sayUnreadable: AfterError = ({ collection, error, req }) => {
  const { status = 500 } = error as Failure;
  if (status < 500) return;
  // SQLite's adapter fails on a preference that isn't there.
  if (collection?.slug === 'payload-preferences' && req.method === 'DELETE')
    return { status: 404, response: { errors: [{ message: 'Not found' }] } };
  const message = hasUnreadableBody(req)
    ? 'The body could not be read.'
    : isQuery(req) && isRefusedValue(error)
      ? 'The query could not be answered.'
      : undefined;
  return message ? { status: 400, response: { errors: [{ message }] } } : undefined;
};

function hasUnreadableBody({ method, headers, data }: PayloadRequest): boolean {
  const type = headers.get('content-type') ?? '';
  const isFields = typeof data === 'object' && data !== null && !Array.isArray(data);
  return method !== 'GET' && /^(multipart\/|application\/json|$)/i.test(type) && !isFields;
}

/** Parameters that Payload reads further: as JSON, as fields, as numbers. */
const read = ['where', 'data', 'sort', 'page', 'limit', 'select', 'populate', 'joins'];
const isQuery = ({ query }: PayloadRequest): boolean =>
  read.some((name) => query[name] !== undefined);

/** Codes of SQLite and PostgreSQL (there classes 22 and 42) for values that they can't compare. */
const refusedValue = /^(SQLITE_MISMATCH|(22|42)...)$/;
/** What SQLite and its driver say to comparisons that Payload makes of values that don't fit. */
const unanswerable = /^(SQLITE_ERROR: (?!no such )|SQLite3 can only bind )/;

/** A value that JavaScript, the driver or the database refuses. */
function isRefusedValue(error: Error): boolean {
  const { cause } = error;
  return [error, cause].some(
    (one) =>
      one instanceof RangeError ||
      one instanceof TypeError ||
      one instanceof SyntaxError ||
      (one instanceof Error &&
        (refusedValue.test((one as Failure).code ?? '') || unanswerable.test(one.message))),
  );
}
