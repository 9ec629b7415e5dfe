import type { Config, PayloadRequest } from 'payload';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];
interface Refusal {
  readonly message: string;
  readonly status?: number;
  readonly isPublic?: boolean;
  /** What an answer says to programs. */
  readonly data?: { readonly errors?: readonly object[] } | null;
}

const personal = 'personalMessage';

/**
 * Gives the one field's refusal that follows another message: one that names a person, whom the log
 * mustn't name.
 */
export function sayOnlyTo({ context }: PayloadRequest, message: string): void {
  context[personal] = message;
}

/**
 * Answers a refused save with its messages, each at its field. Payload knows its own errors by
 * their class; a build holds the class twice, and the other one's would lose all but the names of
 * the fields.
 */
export const sayWhere: AfterError = ({ context, error, result }) => {
  const { status = 500, data, message, isPublic } = error as Error & Refusal;
  if (status >= 500) return;
  if (!Array.isArray(data?.errors)) {
    if (isPublic !== true) return;
    const said = data ? { data } : {};
    return { response: { ...result, errors: [{ name: 'APIError', message, ...said }] } };
  }
  const said = context[personal];
  const own = typeof said === 'string' ? { message: said } : {};
  const name = status === 400 ? 'ValidationError' : 'APIError';
  const errors = data.errors.map((one: object) => ({ ...one, ...own }));
  return {
    response: { ...result, errors: [{ name, message, ...own, data: { ...data, errors } }] },
  };
};
