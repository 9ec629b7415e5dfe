import type { Lang } from '@concierge/contract/lang';
import { mediaItemSchema } from '@concierge/contract/media';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Transcript } from './Transcript.tsx';
import { VideoFile } from './VideoFile.tsx';

const film = {
  type: { media_type: 'video' },
  field_media_video_file: [{ url: '/api/media/file/pass.mp4?v=1' }],
};
const tracks = ['en', 'es-MX', 'es', 'de'].map((srclang) => ({
  url: `/api/media/file/captions/pass.mp4.${srclang}.vtt?v=1`,
  srclang,
}));
const videoHtml = (more: object, lang: Lang = 'es') => {
  const item = mediaItemSchema.parse({ ...film, ...more });
  return renderToStaticMarkup(
    <>
      <VideoFile item={item} lang={lang} />
      <Transcript item={item} lang={lang} />
    </>,
  );
};

test('each language has a track of this origin under its own name, one of them shown', () => {
  const html = videoHtml({ field_captions: tracks });
  const shown = [...html.matchAll(/<track [^>]*>/g)].map(([track]) => track);
  expect(shown.map((track) => / label="([^"]*)"/.exec(track)?.[1])).toEqual([
    'English',
    'Español de México',
    'Español',
    'Deutsch',
  ]);
  expect(shown.map((track) => track.includes(' default=""'))).toEqual([false, true, false, false]);
  expect(shown[0]).toContain('kind="captions" src="/media/captions/pass.mp4.en.vtt?v=1"');
  expect(videoHtml({ field_captions: tracks }, 'ru')).not.toContain('default=""');
});

test('a transcript in another language says so, and its paragraphs are paragraphs', () => {
  const html = videoHtml({ field_transcript: { text: 'One <b>.\n\nTwo.', lang: 'en' } });
  expect(html).toContain('lang="en" dir="auto"><p>One &lt;b&gt;.</p><p>Two.</p>');
  expect(videoHtml({ field_transcript: { text: 'Uno.', lang: 'es' } })).not.toContain('lang=');
});

test('a film without captions and transcript has nothing of either', () => {
  expect(videoHtml({})).toBe(videoHtml({ field_captions: null, field_transcript: null }));
  expect(videoHtml({})).not.toMatch(/<track|<details/);
});
