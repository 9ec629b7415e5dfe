import { swissDay } from '@concierge/contract/swissDay';
import type { PageContext } from '../../content/pageContext.ts';
import { programPrice } from '../../programs/price.ts';

/** About what search engines show of a description. */
const shown = 160;

/**
 * What search engines and shared links say of a page: the editors' words, else its lead. A
 * programme's ends with its tuition from the facts, or with the spec's sentence where no price is
 * valid (§9); what is too long before it is cut.
 */
export function pageDescription(
  { answer, lang, t }: PageContext,
  own?: string,
): string | undefined {
  const node = answer?.node;
  const words = own ?? node?.metatag?.description ?? node?.field_lead;
  if (own !== undefined || node?.type !== 'program') return words;
  const price = programPrice(
    { field_price: node.field_price, facts: node.program },
    lang,
    t,
    swissDay(),
  );
  const tuition = price === t.spec.inquireForFees ? `${price}.` : `${t.program.price}: ${price}.`;
  return words ? `${cut(words, shown - tuition.length - 1)} ${tuition}` : tuition;
}

/** Whole words of a text that fit. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  const end = text.lastIndexOf(' ', room - 2);
  return `${text.slice(0, end > 0 ? end : room - 2)} …`;
}
