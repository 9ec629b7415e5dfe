import type { Image } from '@concierge/contract/image';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, step } from './Picture.tsx';

const image: Image = {
  url: '/api/media/file/lake.jpg',
  alt: 'A lake',
  width: 2400,
  height: 1600,
  focalX: 63,
  focalY: 50,
  color: '#336699',
};
const pictureHtml = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture image={image} sizes="50vw" {...props} />);
const srcsetWidths = (html: string) =>
  [...(/srcSet="([^"]*)"/i.exec(html)?.[1] ?? '').matchAll(/ (\d+)w/g)].map(([, width]) =>
    Number(width),
  );

test('a picture comes as AVIF and WebP in the six widths, at quality 75', {
  tags: ['S9.images.1', 'S9.images.3'],
}, () => {
  const html = pictureHtml();
  expect(srcsetWidths(html)).toEqual([640, 750, 828, 1080, 1200, 1920]);
  expect(html).toContain('<source type="image/avif" srcSet="/img/640/75/avif/lake.jpg 640w');
  expect(html).toContain('src="/img/828/75/webp/lake.jpg"');
});

test('a small slot gets small sizes', { tags: ['S9.images.2'] }, () => {
  expect(srcsetWidths(pictureHtml({ small: true }))).toEqual([96, 128, 256, 384, 640]);
});

test('a picture without a size falls back to 40 by 40', { tags: ['S9.images.6'] }, () => {
  expect(pictureHtml({ image: { url: '/x.jpg', alt: '' } })).toContain('width="40" height="40"');
});

test('no candidate is wider than the picture, and there is always one', () => {
  expect(srcsetWidths(pictureHtml({ image: { ...image, width: 800 } }))).toEqual([640, 750]);
  expect(srcsetWidths(pictureHtml({ image: { ...image, width: 200 } }))).toEqual([640]);
});

test('focal point and colour need no style attribute', { tags: ['S3.media.8'] }, () => {
  const html = pictureHtml();
  expect(html).not.toContain('style=');
  expect(html).toContain('data-x="65"');
  expect(html).toContain('fill="#336699"');
  expect([step(undefined), step(50), step(-3), step(101), step(52.4), step(52.6)]).toEqual([
    undefined,
    undefined,
    0,
    100,
    undefined,
    55,
  ]);
});

test('only what is not in the first view waits for the viewport', { tags: ['S9.images.5'] }, () => {
  expect(pictureHtml()).toMatch(/data-frame="".*loading="lazy"/);
  expect(pictureHtml({ priority: true })).toMatch(/^(?!.*data-frame).*loading="eager"/);
});
