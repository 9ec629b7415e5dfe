import type { SeedPage } from '@concierge/demo/types';

/** A page of the content under the names of the collection's fields. */
export function pageValues(page: SeedPage): Record<string, unknown> {
  const {
    brands,
    alias,
    hero,
    blocks,
    schema,
    program,
    form,
    field_floating_cta,
    field_side_cards,
    ...same
  } = page;
  return {
    ...same,
    ...schema,
    alias,
    field_domain_access: brands,
    field_hero_image: hero,
    field_blocks: blocks,
    field_webform_dynamic_paragraph: form,
    field_floating_cta: field_floating_cta?.map((link) => ({ ...link, blockType: 'floating_cta' })),
    field_side_cards: field_side_cards?.map((card) => ({ ...card, blockType: 'side_card' })),
    program: program && { ...program, details: [{ ...program, blockType: 'program_details' }] },
  };
}
