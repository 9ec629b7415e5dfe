import { url } from '../fields/link.ts';
import { localizedText } from '../fields/text.ts';
import { document } from '../fields/upload.ts';
import { defineBlock, items } from './defineBlock.ts';

/** Files to take home: from the media library, or by address. */
export const downloadsBlock = defineBlock('downloads', 'Downloads', 'Downloads', [
  items('File', 'Files', [
    localizedText('title', 'Title', { required: true }),
    document('file', 'File'),
    url('url', 'Or its address', { placeholder: 'https://…', description: 'Used where no file is chosen.' }),
  ]),
]);
