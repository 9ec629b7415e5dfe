import { links } from '../fields/link.ts';
import { localizedTextarea } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock } from './defineBlock.ts';

/** Call to action across the page. */
export const ctaBlock = defineBlock('cta', 'Call to action', 'Calls to action', [
  localizedTextarea('field_text', 'Text'),
  links('field_links', 'Links'),
  picture('image', 'Picture'),
]);
