import { expect, test } from 'vitest';
import { videoEmbed } from './videoEmbed.ts';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', ''],
  ['http://youtube.com/watch?feature=share&v=aqz-KE-bpKQ', ''],
  ['//m.youtube.com/watch?v=aqz-KE-bpKQ', ''],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', ''],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', '&start=90'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', ''],
  ['https://www.youtube.com/live/aqz-KE-bpKQ', ''],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=12', '&start=12'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', ''],
])(
  '%s becomes the no-cookie embed with do not track',
  { tags: ['S9.video.1', 'S9.video.3'] },
  (link, start) => {
    expect(videoEmbed(link)?.src).toBe(
      `https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?dnt=1&rel=0${start}`,
    );
  },
);

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  [
    'https://vimeo.com/76979871/0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1',
  ],
  ['https://vimeo.com/76979871#t=30s', 'https://player.vimeo.com/video/76979871?dnt=1#t=30s'],
])(
  '%s becomes the player with do not track',
  { tags: ['S9.video.2', 'S9.video.3'] },
  (link, src) => {
    expect(videoEmbed(link)?.src).toBe(src);
  },
);

test.each([
  '',
  'no address',
  'https://example.org/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)',
  'https://youtu.be/short',
  'https://vimeo.com/about',
])('%s is no video', (link) => expect(videoEmbed(link)).toBeUndefined());
