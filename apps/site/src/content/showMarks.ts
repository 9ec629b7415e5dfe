import { markEnd, markStart } from '@concierge/contract/marks';

/** What no reader sees as text, tags with their attributes, and what stands between them. */
const parts =
  /<(script|style|title|textarea|option|noscript)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g;
const anyMark = new RegExp(`[${markStart}${markEnd}]`, 'g');

/**
 * HTML of a compared version with its marks as elements; they are removed where no element can
 * stand.
 */
export function marksAsElements(html: string, element: 'ins' | 'del'): string {
  if (!html.includes(markStart)) return html;
  return html.replaceAll(parts, (part) =>
    part.startsWith('<') ? part.replaceAll(anyMark, '') : balanced(part, element),
  );
}

/** A text that was cut has only one mark of a pair; the other stands at its end. */
function balanced(text: string, element: string): string {
  const paired = text.replaceAll(
    new RegExp(`${markStart}([^${markStart}${markEnd}]*)(?:${markEnd}|$)`, 'g'),
    `<${element}>$1</${element}>`,
  );
  return paired.replaceAll(anyMark, '');
}

/** The same for an answer of a preview. */
export async function showMarks(response: Response, element: 'ins' | 'del'): Promise<Response> {
  const { status, headers } = response;
  const html = marksAsElements(await response.text(), element);
  headers.delete('content-length');
  return new Response(html, { status, headers });
}
