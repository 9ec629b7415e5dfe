import type { Field, GroupField } from 'payload';
import { requiredVideoUrl, videoUrl } from '../validation/addresses/videoUrl.ts';
import { choice } from './choice.ts';
import { url } from './link.ts';
import { type FieldOptions, fieldAdmin } from './options.ts';
import { localizedText } from './text.ts';
import { film, picture } from './upload.ts';

const kinds = ['image', 'video', 'remote_video'] as const;
const when =
  (...wanted: (typeof kinds)[number][]) =>
  (_: unknown, siblings: Record<string, unknown>) =>
    wanted.some((kind) => kind === siblings['media_type']);

/**
 * Fields of a media item (spec §3): a picture, an uploaded film or an embedded one; where it is
 * required, the one of its kind.
 */
export const mediaItemFields = (required: boolean): Field[] => [
  choice('media_type', 'Kind', kinds, { defaultValue: 'image' }),
  picture('field_media_image', 'Picture', { required, condition: when('image') }),
  film('field_media_video_file', 'Film', { required, condition: when('video') }),
  film('field_video_responsive', 'Film for phones', {
    condition: when('video'),
    description: 'Used at 992 px and less.',
  }),
  {
    name: 'field_media_oembed_video',
    type: 'text',
    label: 'Address of the film',
    ...(required ? { required, validate: requiredVideoUrl } : { validate: videoUrl }),
    admin: {
      ...fieldAdmin({
        condition: when('remote_video'),
        placeholder: 'https://www.youtube.com/watch?v=…',
      }),
      components: { Description: '/admin/FilmHostNote.tsx#FilmHostNote' },
    },
  },
  picture('field_poster', 'Still picture', {
    condition: when('video', 'remote_video'),
    description: 'Shown before it plays.',
  }),
  url('field_url', 'Leads to', {
    description: 'Where a click on the picture leads.',
    condition: when('image'),
  }),
  localizedText('field_caption', 'Caption'),
];

/** One media item. */
export const mediaItem = (name: string, label: string, options: FieldOptions = {}): GroupField => ({
  name,
  type: 'group',
  label,
  admin: fieldAdmin(options),
  fields: mediaItemFields(options.required ?? false),
});
