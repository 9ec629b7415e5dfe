import { defaultLang } from '@concierge/contract/lang';
import type { MediaItem } from '@concierge/contract/media';
import { captionsUrl } from '../parts/image.ts';
import { type Publishing, type Reference, related } from '../publishing.ts';

type Captions = Pick<MediaItem, 'field_captions' | 'field_transcript'>;

/**
 * Captions of a film in all languages, and its transcript in the language of the text, else in
 * English, else in whichever there is.
 */
export async function publishCaptions(p: Publishing, reference: Reference): Promise<Captions> {
  const film = await related(p, 'media', reference);
  const rows = film?.captions ?? [];
  const { filename = '', updatedAt = '' } = film ?? {};
  const field_captions = rows
    .filter(({ vtt }) => vtt?.trim())
    .map(({ srclang }) => ({ url: captionsUrl(filename ?? '', srclang, updatedAt), srclang }));
  const written = rows.filter(({ transcript }) => transcript?.trim());
  const inLang = (lang: string) => written.find(({ srclang }) => srclang === lang);
  const row = inLang(p.textLang) ?? inLang(defaultLang) ?? written[0];
  return {
    field_captions,
    field_transcript: row && { text: row.transcript?.trim() ?? '', lang: row.srclang },
  };
}
