import type { UploadField } from 'payload';
import { outOfTrash } from '../validation/outOfTrash.ts';
import { type FieldOptions, fieldBase } from './options.ts';

const upload = (name: string, label: string, kind: string, options: FieldOptions): UploadField => ({
  ...fieldBase(name, label, options),
  type: 'upload',
  relationTo: 'media',
  filterOptions: { mimeType: { contains: kind } },
  validate: outOfTrash(
    kind === 'image/'
      ? 'This picture is in the trash: restore it or choose another.'
      : 'This file is in the trash: restore it or choose another.',
  ),
});

/** A picture of the media library; says below it where it has no alternative text. */
export const picture = (name: string, label: string, options: FieldOptions = {}): UploadField => {
  const field = upload(name, label, 'image/', options);
  const components = { afterInput: ['/collections/altTexts/AltNote.tsx#AltNote'] };
  return { ...field, admin: { ...field.admin, components } } as UploadField;
};
/** An uploaded film (MP4). */
export const film = (name: string, label: string, options: FieldOptions = {}): UploadField =>
  upload(name, label, 'video/', options);
/** A document to download (PDF). */
export const document = (name: string, label: string, options: FieldOptions = {}): UploadField =>
  upload(name, label, 'application/pdf', options);
