import type { APIError } from 'payload';

/** What a refused save says: of each field that it names its label and what is wrong with it. */
export function refusalText(error: APIError): string {
  const { errors } = (error.data ?? {}) as { errors?: { label?: unknown; message: string }[] };
  return (
    errors
      ?.map(({ label, message }) => (typeof label === 'string' ? `${label}: ${message}` : message))
      .join('; ') ?? error.message
  );
}
