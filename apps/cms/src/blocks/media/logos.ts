import { url } from '../../fields/link.ts';
import { localizedText } from '../../fields/text.ts';
import { picture } from '../../fields/upload.ts';
import { defineBlock, items } from '../defineBlock.ts';
import * as draw from '../drawing.ts';

/** Partners, employers, accreditations. */
export const logosBlock = defineBlock({
  slug: 'logos',
  singular: 'Logos',
  plural: 'Logos',
  purpose: 'show',
  drawing: draw.columns(4, (x) => draw.title(x, 17, 10)),
  fields: [
    items('Logo', 'Logos', [
      localizedText('title', 'Name', { required: true }),
      picture('image', 'Logo'),
      url('url', 'Leads to'),
    ]),
  ],
});
