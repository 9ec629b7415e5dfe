import { url } from '../../fields/link.ts';
import { localizedText } from '../../fields/text.ts';
import { picture } from '../../fields/upload.ts';
import { defineBlock, items } from '../defineBlock.ts';

/** Partners, employers, accreditations. */
export const logosBlock = defineBlock('logos', 'Logos', 'Logos', [
  items('Logo', 'Logos', [
    localizedText('title', 'Name', { required: true }),
    picture('image', 'Logo'),
    url('url', 'Leads to'),
  ]),
]);
