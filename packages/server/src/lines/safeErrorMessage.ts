import { scrubText } from './scrubText.ts';

/**
 * The message of an error: made anew from what is harmless where the error's kind is known to
 * repeat what people typed, else scrubbed.
 */
export function safeErrorMessage(error: Readonly<Record<string, unknown>>): string {
  const { message, name, query, issues, severity, code, response, responseCode, command } = error;
  if (typeof query === 'string' || /^Failed query\b/.test(String(message)))
    return `Failed query: ${statementSummary(query ?? message)}`;
  // A trigger's or a function's own text may repeat a row; the code says what it was.
  if (typeof severity === 'string' && /^[0-9A-Z]{5}$/.test(String(code)))
    return `PostgreSQL ${severity} ${String(code)}`;
  if (Array.isArray(issues)) return issues.slice(0, 20).map(issueSummary).join('; ');
  if (typeof response === 'string' || responseCode !== undefined)
    return `The mail server answered ${mailServerAnswer(responseCode, command)}`;
  if (name === 'QueryError') return 'A query that is not allowed';
  return scrubText(typeof message === 'string' ? message : '');
}

/** What a statement does and with which table, never its values. */
function statementSummary(query: unknown): string {
  const text = String(query).replace(/^Failed query:\s*/, '');
  const found =
    /^\s*(insert into|delete from|update|select|with|begin|commit|rollback|create|alter)\b(?:\s+"(\w{1,63})")?/i.exec(
      text,
    );
  const table = found?.[2] ?? /\bfrom\s+"(\w{1,63})"/i.exec(text)?.[1];
  return [found?.[1]?.toLowerCase() ?? 'statement', table].filter(Boolean).join(' ');
}

/** Where an issue of a schema is, and of which kind. */
function issueSummary(issue: unknown): string {
  const { path, code } = issue as { readonly path?: unknown; readonly code?: unknown };
  // Deeper names may be those of a record, which whoever sends it makes up.
  const [first, ...deeper] = Array.isArray(path) ? path : [];
  const place = /^[\w-]{1,40}$/.test(String(first ?? ''))
    ? `${String(first)}${deeper.length > 0 ? '.…' : ''}`
    : '…';
  return `${place}: ${typeof code === 'string' && /^\w+$/.test(code) ? code : 'invalid'}`;
}

const mailServerAnswer = (code: unknown, command: unknown): string =>
  `${typeof code === 'number' ? code : 'an error'}${typeof command === 'string' && /^[A-Z ]{1,20}$/.test(command) ? ` to ${command}` : ''}`;
