import type { Field } from 'payload';
import type { Conversion, Values } from './Conversion.ts';
import { plain, plainTexts } from './convertValue.ts';
import type { Meta, Translated } from './Translated.ts';

/** True for the fields of a media item (spec §3). */
export const isMediaItem = (fields: readonly Field[]): boolean =>
  fields.some((field) => 'name' in field && field.name === 'media_type');

/** A media entity or a file as a media item: a picture, a film or an embedded one. */
export async function convertMediaItem(
  { entity, meta }: { entity: Translated; meta: Meta },
  { file, link }: Conversion,
): Promise<Values> {
  const [poster] = entity.relations('field_poster', /^(media|file)--/);
  const still = poster && { field_poster: await file(poster.entity, poster.meta, 'image/') };
  const caption = plainTexts(entity.texts('field_caption'));
  const shared = { ...still, ...(Object.keys(caption).length > 0 && { field_caption: caption }) };
  const embedded = [entity.attribute('field_media_oembed_video')?.value ?? []].flat()[0];
  if (embedded !== undefined)
    return { ...shared, media_type: 'remote_video', field_media_oembed_video: plain(embedded) };
  const isFilm =
    /video/.test(entity.bundle) || entity.relations('field_media_video_file', /./).length > 0;
  if (!isFilm) {
    const uri = entity.attribute('field_url')?.value as { uri?: string } | undefined;
    const url = uri?.uri && link(uri.uri);
    const picture = await file(entity, meta, 'image/');
    return {
      ...shared,
      media_type: 'image',
      field_media_image: picture,
      ...(url && { field_url: url }),
    };
  }
  const [small] = entity.relations('field_video_responsive', /^(media|file)--/);
  const responsive = small && {
    field_video_responsive: await file(small.entity, small.meta, 'video/'),
  };
  const film = await file(entity, meta, 'video/');
  return { ...shared, ...responsive, media_type: 'video', field_media_video_file: film };
}
