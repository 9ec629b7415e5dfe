import type { Block } from 'payload';
import { onSite } from '../validation/onSite.ts';
import * as draw from './drawing.ts';
import { inPicker } from './picker.ts';

const name = 'Shared section';

/** A section that is written once and shown on several pages (ADR 43). */
export const sharedSectionBlock: Block = {
  slug: 'shared_section',
  interfaceName: 'SharedSectionBlock',
  labels: { singular: name, plural: 'Shared sections' },
  admin: inPicker(
    'shared',
    draw.columns(
      2,
      (x) =>
        draw.title(x, 6, 12, 'accent') + draw.lines(x, 14, 22, 2) + draw.picture(x, 25, 22, 10),
    ),
  ),
  fields: [
    {
      name: 'section',
      type: 'relationship',
      relationTo: 'shared-sections',
      label: name,
      required: true,
      validate: onSite,
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
