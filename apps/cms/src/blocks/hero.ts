import { choice } from '../fields/choice.ts';
import { links } from '../fields/link.ts';
import { mediaItem } from '../fields/mediaItem.ts';
import { localizedTextarea } from '../fields/text.ts';
import { defineBlock } from './defineBlock.ts';

/** Opening of a page. */
export const heroBlock = defineBlock('hero', 'Hero', 'Heroes', [
  localizedTextarea('field_text', 'Lead'),
  mediaItem('field_media', 'Picture or film'),
  links('field_links', 'Links', { maxRows: 2 }),
  choice('field_variant', 'Composition', ['poster', 'split', 'stage', 'plain'], {
    names: { poster: 'Like a poster' },
    defaultValue: 'poster',
  }),
]);
