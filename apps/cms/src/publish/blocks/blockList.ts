import { inLanguage, untranslatedRows } from '../inLanguage.ts';
import { type Publishing, present, storedRelated } from '../publishing.ts';
import { publishBlock } from './block.ts';
import type { StoredBlock } from './blocks.ts';

type Placed = Extract<StoredBlock, { blockType: 'shared_section' }>;
interface Anchored {
  readonly field_anchor?: string;
}

/**
 * Blocks as the contract has them: in place of a shared section stand its own blocks. An anchor
 * stands once on a page, where it comes first. Those whose ids are among `english` are marked so.
 */
export async function publishBlocks(
  p: Publishing,
  blocks: readonly StoredBlock[] | null | undefined,
  page: number,
  english: ReadonlySet<unknown> = new Set(),
): Promise<object[]> {
  const parts = await Promise.all(
    (blocks ?? []).map((block) =>
      block.blockType === 'shared_section'
        ? publishSection(p, block, page)
        : present([publishBlock(p, block, page, english.has(block.id))]),
    ),
  );
  const taken = new Set<string>();
  return parts.flat().map((block) => {
    const { field_anchor: anchor, ...rest } = block as Anchored;
    if (!anchor || !taken.has(anchor)) {
      if (anchor) taken.add(anchor);
      return block;
    }
    return rest;
  });
}

/**
 * The blocks of a section that this site shows. Their ids begin with that of the block which names
 * the section: one section may stand on a page twice, and a click in a preview finds its place.
 */
async function publishSection(p: Publishing, placed: Placed, page: number): Promise<object[]> {
  const stored = await storedRelated(p, 'shared-sections', placed.section);
  if (!stored) return [];
  const section = inLanguage(stored, p.textLang);
  if (!section.field_domain_access.some((brand) => brand === p.brand)) return [];
  const english = untranslatedRows(stored, 'field_blocks', p.textLang);
  return present(
    (section.field_blocks ?? []).map((block) =>
      publishBlock(p, { ...block, id: `${placed.id}-${block.id}` }, page, english.has(block.id)),
    ),
  );
}
