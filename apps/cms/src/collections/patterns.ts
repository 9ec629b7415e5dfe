import type { CollectionConfig } from 'payload';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import { keepShared, keepSharedFromTrash } from '../access/brands/keepShared.ts';
import { ofOwnBrands } from '../access/brands/ofOwnBrands.ts';
import { mayIn } from '../access/mayIn.ts';
import { blocksField } from '../blocks/blocksField.ts';
import { pageBlocks } from '../blocks/pageBlocks.ts';
import { brandsField } from '../fields/brand.ts';
import { plainText } from '../fields/text.ts';
import { groups } from '../i18n/label.ts';
import { patternEndpoints } from '../patterns/patternEndpoints.ts';
import { englishBeside } from '../translations/beside/englishBeside.ts';
import { waiveUntranslated } from '../validation/required/waiveUntranslated.ts';

/**
 * Groups of blocks that editors begin with: a page gets a copy, which has nothing to do with the
 * pattern afterwards (ADR 43). No visitor sees one.
 */
export const patterns: CollectionConfig = {
  slug: 'patterns',
  labels: { singular: 'Pattern|one', plural: 'Patterns' },
  access: {
    read: ofOwnBrands('read'),
    create: mayIn('draft'),
    update: ofOwnBrands('draft'),
    delete: ofOwnBrands('publish'),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    description:
      'Blocks to begin with. In a page, “Save as pattern” makes one and “Insert pattern” puts a copy of it there.',
    defaultColumns: ['title', 'field_domain_access', 'updatedAt'],
    listSearchableFields: ['title'],
  },
  defaultSort: 'title',
  endpoints: patternEndpoints,
  fields: [
    englishBeside,
    { ...brandsField, label: 'For|brands' },
    {
      ...plainText('title', 'Title', { required: true }),
      label: 'Name',
    },
    blocksField(pageBlocks),
  ],
  hooks: {
    beforeValidate: [keepOwnBrands('field_domain_access')],
    beforeChange: [waiveUntranslated, keepSharedFromTrash],
    beforeDelete: [keepShared],
  },
};
