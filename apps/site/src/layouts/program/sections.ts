import type { PageNode } from '@concierge/contract/node';
import type { Strings } from '../../i18n/types.ts';

export interface PageSection {
  id: string;
  title: string;
}

/**
 * Entries of a programme's in-page navigation: its own parts that have content, then blocks that
 * carry an anchor and a title.
 */
export function programSections(node: PageNode, { program, eligibility }: Strings): PageSection[] {
  const { program: facts, body, field_blocks } = node;
  const own: (PageSection | false | undefined)[] = [
    { id: 'facts', title: program.facts },
    body !== undefined && { id: 'overview', title: program.title },
    facts && facts.requirements.length > 0 && { id: 'requirements', title: program.requirements },
    facts && { id: 'eligibility', title: eligibility.title },
    facts && facts.curriculum.length > 0 && { id: 'curriculum', title: program.curriculum },
    { id: 'fees', title: program.price },
    facts && facts.career_outcomes.length > 0 && { id: 'careers', title: program.careers },
  ];
  const anchored = field_blocks.flatMap((block) =>
    'field_anchor' in block && block.field_anchor && block.field_title
      ? [{ id: block.field_anchor, title: block.field_title }]
      : [],
  );
  return [...own.filter((section) => section !== false && section !== undefined), ...anchored];
}
