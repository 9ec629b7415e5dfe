const overrides = ['x-payload-http-method-override', 'x-http-method-override'];

/**
 * True for a query that is posted because it is too long for an address: Payload answers it as GET.
 * `header` answers a header by its name in small letters.
 */
export const isPostedQuery = (
  method: string | undefined,
  header: (name: string) => unknown,
): boolean => method === 'POST' && overrides.some((name) => header(name) === 'GET');
