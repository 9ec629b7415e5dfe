import type { Block } from 'payload';
import { ofAllBrands } from '../validation/ofAllBrands.ts';

const name = 'Shared section';

/** A section that is written once and shown on several pages (ADR 43). */
export const sharedSectionBlock: Block = {
  slug: 'shared_section',
  interfaceName: 'SharedSectionBlock',
  labels: { singular: name, plural: 'Shared sections' },
  fields: [
    {
      name: 'section',
      type: 'relationship',
      relationTo: 'shared-sections',
      label: name,
      required: true,
      validate: ofAllBrands,
      filterOptions: ({ data }) => ({
        field_domain_access: { in: [data?.['field_domain_access'] ?? []].flat() },
      }),
      admin: {
        allowCreate: false,
        allowEdit: false,
        components: { Description: '/blocks/admin/SectionNote.tsx#SectionNote' },
      },
    },
  ],
};
