import { phoneClip } from '@concierge/demo/files';
import type { Film } from '@concierge/demo/types';
import type { Field } from 'payload';

type Values = Record<string, unknown>;

const names = (fields: Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return names(field.fields);
    return 'name' in field && field.name ? [field.name] : [];
  });

/**
 * A Picture or Film of the content as the fields of a media item; other values stay as they are.
 */
export function withMediaItem(fields: Field[], values: Values): Values {
  if (!names(fields).includes('media_type')) return values;
  if ('scene' in values) return { ...values, media_type: 'image', field_media_image: values };
  if (!('poster' in values)) return values;
  const { clip, embed, poster } = values as unknown as Film;
  const film = { ...values, field_poster: poster };
  if (embed) return { ...film, media_type: 'remote_video', field_media_oembed_video: embed };
  return clip
    ? {
        ...film,
        media_type: 'video',
        field_media_video_file: clip,
        field_video_responsive: phoneClip(clip),
      }
    : { ...values, media_type: 'image', field_media_image: poster };
}

/**
 * Attributes of a link stand beside its address in the database, and in `options.attributes` on the
 * wire.
 */
export function withLink(fields: Field[], values: Values): Values {
  const attributes = (values['options'] as { attributes?: Values } | undefined)?.attributes;
  return attributes && names(fields).includes('class') ? { ...attributes, ...values } : values;
}
