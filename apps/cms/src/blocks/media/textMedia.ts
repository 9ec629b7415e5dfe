import { choice } from '../../fields/choice.ts';
import { links } from '../../fields/link.ts';
import { mediaItem } from '../../fields/mediaItem.ts';
import { richText } from '../../fields/richText.ts';
import { defineBlock } from '../defineBlock.ts';

/** Text beside one picture or film. */
export const textMediaBlock = defineBlock('text_media', 'Text and picture', 'Texts and pictures', [
  richText('field_text', 'Text', { required: true }),
  mediaItem('field_media', 'Picture or film', { required: true }),
  links('field_links', 'Links'),
  choice('field_side', 'Side of the picture', ['start', 'end'], {
    defaultValue: 'end',
    description: 'In reading direction.',
  }),
]);
