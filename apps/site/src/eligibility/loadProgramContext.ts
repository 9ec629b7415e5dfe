import { everything } from '@concierge/contract/finder';
import type { PageContext } from '../content/pageContext.ts';
import { fetchPrograms } from '../finder/fetchPrograms.ts';
import { toEligibilityQuery } from './toEligibilityQuery.ts';

/**
 * Adds to a form page's context the programme that its address names by a path in any language, and
 * what “Can I apply?” answered about it. Undefined where the backend can't answer.
 */
export async function loadProgramContext(context: PageContext): Promise<PageContext | undefined> {
  const { url, answer: page } = context;
  const alias = url.searchParams.get('program');
  if (!alias || !page?.node.field_webform_dynamic_paragraph) return context;
  const found = await fetchPrograms(context, everything, [alias]);
  if (!found) return undefined;
  const [program] = found.asked;
  if (!program) return context;
  const eligibility = toEligibilityQuery(url.searchParams, program);
  return { ...context, program: program.alias, ...(eligibility ? { eligibility } : {}) };
}
