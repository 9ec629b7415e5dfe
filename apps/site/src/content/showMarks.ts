import { markEnd, markStart } from '@concierge/contract/marks';
import { parseDocument } from 'htmlparser2';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

/** Elements in which no other can stand. */
const textOnly = new Set(['script', 'style', 'title', 'textarea', 'option', 'noscript']);
const anyMark = new RegExp(`[${markStart}${markEnd}]`, 'g');

/**
 * HTML of a compared version with its marks as elements; they are removed where no element can
 * stand.
 */
export function marksAsElements(html: string, element: 'ins' | 'del'): string {
  if (!html.includes(markStart)) return html;
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const parts: string[] = [];
  let from = 0;
  for (const { startIndex, endIndex } of children.flatMap(runningTexts)) {
    const end = (endIndex ?? 0) + 1;
    parts.push(html.slice(from, startIndex ?? 0).replaceAll(anyMark, ''));
    parts.push(balanced(html.slice(startIndex ?? 0, end), element));
    from = end;
  }
  return parts.join('') + html.slice(from).replaceAll(anyMark, '');
}

function runningTexts(node: HtmlNode): HtmlNode[] {
  if (node.type === 'text') return [node];
  return node.type === 'tag' && !textOnly.has(node.name) ? node.children.flatMap(runningTexts) : [];
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
