import type { CollectionBeforeChangeHook } from 'payload';

/**
 * A track of sound, as its handler in an MP4 says: eight bytes after the box's name comes its type.
 */
const soundTrack = /hdlr[\s\S]{8}soun/;

/** True if a film in an MP4 file has a track of sound. */
export const hasSoundTrack = (film: Buffer): boolean => soundTrack.test(film.toString('latin1'));

/**
 * Notes of an uploaded film whether it has sound, and of any film whether it has sound and no
 * captions (WCAG 1.2.2).
 */
export const noteFilmSound: CollectionBeforeChangeHook = ({ data, originalDoc, req: { file } }) => {
  const uploaded = file?.mimetype.startsWith('video/')
    ? { has_sound: hasSoundTrack(file.data) }
    : {};
  const { mimeType, has_sound, captions } = { ...originalDoc, ...data, ...uploaded };
  const isCaptioned = (captions as { vtt?: string | null }[] | null | undefined)?.some(({ vtt }) =>
    vtt?.trim(),
  );
  const isFilm = typeof mimeType === 'string' && mimeType.startsWith('video/');
  return {
    ...data,
    ...uploaded,
    lacks_captions: Boolean(isFilm && has_sound && !isCaptioned),
  };
};
