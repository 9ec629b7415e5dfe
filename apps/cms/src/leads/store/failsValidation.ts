/**
 * Whether Payload refused a document for its fields: a rule that is broken, or a unique value that
 * is taken. By the error's shape, because a build gives its class another name, and may hold the
 * class twice.
 */
export function failsValidation(error: unknown): boolean {
  const { status, data } = error as {
    readonly status?: unknown;
    readonly data?: { readonly errors?: unknown } | null;
  };
  return status === 400 && Array.isArray(data?.errors);
}
