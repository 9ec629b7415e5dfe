import { choice } from '../fields/choice.ts';
import { links } from '../fields/link.ts';
import { mediaItem } from '../fields/mediaItem.ts';
import { localizedTextarea } from '../fields/text.ts';
import { defineBlock } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** Opening of a page. */
export const heroBlock = defineBlock({
  slug: 'hero',
  singular: 'Hero',
  plural: 'Heroes',
  purpose: 'show',
  drawing:
    draw.picture(0, 0, 60, 40) + draw.title(6, 22, 30, 'paper') + draw.lines(6, 29, 20, 1, 'paper'),
  fields: [
    localizedTextarea('field_text', 'Lead'),
    mediaItem('field_media', 'Picture or film'),
    links('field_links', 'Links', { maxRows: 2 }),
    choice('field_variant', 'Composition', ['poster', 'split', 'stage', 'plain'], {
      names: { poster: 'Like a poster' },
      defaultValue: 'poster',
    }),
  ],
});
