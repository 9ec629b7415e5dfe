import { choice } from '../../fields/choice.ts';
import { links } from '../../fields/link.ts';
import { mediaItem } from '../../fields/mediaItem.ts';
import { richText } from '../../fields/richText.ts';
import { defineBlock } from '../defineBlock.ts';
import * as draw from '../drawing.ts';

/** Text beside one picture or film. */
export const textMediaBlock = defineBlock({
  slug: 'text_media',
  singular: 'Text and picture',
  plural: 'Texts and pictures',
  purpose: 'text',
  drawing: draw.title(5, 9, 20) + draw.lines(5, 17, 22, 3) + draw.picture(33, 6, 22, 28),
  fields: [
    richText('field_text', 'Text', { required: true }),
    mediaItem('field_media', 'Picture or film', { required: true }),
    links('field_links', 'Links'),
    choice('field_side', 'Side of the picture', ['start', 'end'], {
      defaultValue: 'end',
      description: 'In reading direction.',
    }),
  ],
});
