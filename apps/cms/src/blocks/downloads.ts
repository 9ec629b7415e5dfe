import { localizedText } from '../fields/text.ts';
import { document } from '../fields/upload.ts';
import { fileOrUrl } from '../validation/addresses/fileOrUrl.ts';
import { defineBlock, items } from './defineBlock.ts';
import * as draw from './drawing.ts';

const admin = { placeholder: 'https://…', description: 'Used where no file is chosen.' };

/** Files to take home: from the media library, or by address. */
export const downloadsBlock = defineBlock({
  slug: 'downloads',
  singular: 'Downloads',
  plural: 'Downloads',
  purpose: 'act',
  drawing: draw.rows(3, (y) => draw.button(6, y - 1, 8) + draw.lines(20, y, 34, 1)),
  fields: [
    items('File', 'Files', [
      localizedText('title', 'Title', { required: true }),
      document('file', 'File'),
      { name: 'url', type: 'text', label: 'Or its address', validate: fileOrUrl, admin },
    ]),
  ],
});
