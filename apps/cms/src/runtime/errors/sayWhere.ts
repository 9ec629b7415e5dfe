import type { Config, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { fieldPathLabel } from '../../i18n/fieldPathLabel.ts';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];
interface FieldRefusal {
  readonly message?: string;
  readonly path?: string;
  readonly label?: unknown;
}
interface RefusedCall {
  readonly message: string;
  readonly status?: number;
  readonly isPublic?: boolean;
  /** What an answer says to programs. */
  readonly data?: { readonly errors?: readonly FieldRefusal[] } | null;
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
export const sayWhere: AfterError = ({ collection, context, error, req, result }) => {
  const { status = 500, data, message, isPublic } = error as Error & RefusedCall;
  if (status >= 500) return;
  if (!Array.isArray(data?.errors)) {
    if (isPublic !== true) return;
    const said = data ? { data } : {};
    return { response: { ...result, errors: [{ name: 'APIError', message, ...said }] } };
  }
  const said = context[personal];
  const own = typeof said === 'string' ? { message: said } : {};
  const name = status === 400 ? 'ValidationError' : 'APIError';
  const errors = data.errors.map((one) => ({ ...one, ...own }));
  const named = collection && namesFields(req, collection, errors);
  const text = status === 400 && named ? named : message;
  return {
    response: { ...result, errors: [{ name, message: text, ...own, data: { ...data, errors } }] },
  };
};

/** The admin's forms make a list of what stands between commas, within a sentence too. */
const looksLikeComma = '\u201a';

/** Fields whose reasons a message has room for, beside their names. */
const explained = 3;

/**
 * Which fields are invalid, by their labels, and why: a field may be on another tab of the form.
 * Undefined where the error is not about fields.
 */
export function namesFields(
  req: PayloadRequest,
  { fields }: SanitizedCollectionConfig,
  errors: readonly FieldRefusal[],
): string | undefined {
  if (errors.every(({ path }) => !path)) return undefined;
  const count = errors.length;
  const names = errors.map(({ path, label, message }) => {
    const name =
      typeof label === 'string'
        ? label
        : fieldPathLabel(fields as never, path?.split('.') ?? [], req.i18n);
    return message && count <= explained ? `${name} – ${message.replace(/\.$/, '')}` : name;
  });
  const list = names.join('; ');
  const isForm = req.headers.get('sec-fetch-site') === 'same-origin';
  const intro = req.t('error:followingFieldsInvalid', { count });
  return `${intro} ${isForm ? list.replaceAll(',', looksLikeComma) : list}`;
}
