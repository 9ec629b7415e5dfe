import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  deviceWidths,
  imageFormats,
  imageUrl,
  mediaUrl,
  qualities,
  smallWidths,
  styledImageUrl,
} from '../../routing/imageUrl.ts';
import { cropBox } from '../drawing/cropBox.ts';
import { readImageRequest } from '../drawing/imageRequest.ts';

test('every address that the site makes is understood, with its version and its crop', {
  tags: ['S9.images.1', 'S9.images.2', 'S9.images.7'],
}, () => {
  const src = '/api/media/file/Lake%20Thun%20(dawn).jpg?v=ab12';
  for (const width of [...deviceWidths, ...smallWidths]) {
    const request = readImageRequest(imageUrl(src, width, 75, 'avif'));
    expect(request).toEqual({
      file: 'Lake Thun (dawn).jpg',
      version: 'ab12',
      width,
      quality: 75,
      format: 'avif',
    });
  }
  const menu = (size: object) =>
    readImageRequest(
      styledImageUrl('/api/media/file/lobby.jpg', '290x260', 'webp', {
        focalX: 33,
        focalY: 101,
        ...size,
      }),
    );
  expect(menu({ width: 1200, height: 800 })).toMatchObject({
    width: 290,
    height: 260,
    quality: 75,
    focal: { x: 30, y: 50 },
  });
  expect(menu({ width: 800, height: 1200 })).toMatchObject({
    width: 290,
    height: 260,
    quality: 75,
    focal: { x: 50, y: 100 },
  });
  expect(
    readImageRequest(imageUrl('https://old.example/sites/default/files/a.png', 640, 90, 'webp'))
      ?.file,
  ).toBe('-/sites/default/files/a.png');
  expect(mediaUrl('/api/media/file/lake-morning.mp4')).toBe('/media/lake-morning.mp4');
});

test.each([
  '/img/641/75/avif/a.jpg',
  '/img/640/76/avif/a.jpg',
  '/img/640/75/jpeg/a.jpg',
  '/img/290x261/75/webp/50,50/a.jpg',
  '/img/290x260/75/webp/55,50/a.jpg',
  '/img/290x260/75/webp/30,60/a.jpg',
  '/img/290x260/90/webp/50,50/a.jpg',
  '/img/64/90/webp/a.jpg',
  '/img/290x260/75/webp/50,110/a.jpg',
  '/img/640/75/avif/..%2f..%2fetc%2fpasswd',
  '/img/640/75/avif/.env',
  '/img/640/75/avif/http:%2f%2fevil%2fa.jpg',
])('%s is no picture', (address) => {
  expect(readImageRequest(address)).toBeUndefined();
});

test('of a file exactly those pictures are made that our markup can ask for', {
  tags: ['S9.images.1', 'S9.images.2'],
}, () => {
  const src = '/api/media/file/a.jpg';
  const made = new Set<string>();
  for (const format of imageFormats) {
    for (const quality of qualities)
      for (const width of [...deviceWidths, ...smallWidths])
        made.add(imageUrl(src, width, quality, format));
    for (let focal = 0; focal <= 100; focal += 1)
      for (const width of [100, 400])
        made.add(
          styledImageUrl(src, '290x260', format, {
            width,
            height: 200,
            focalX: focal,
            focalY: focal,
          }),
        );
  }
  const sizes = [...[...deviceWidths, ...smallWidths].map(String), '290x260'];
  const steps = Array.from({ length: 11 }, (_, step) => step * 10);
  const crops = ['', ...steps.flatMap((x) => steps.map((y) => `${x},${y}/`))];
  const every = sizes.flatMap((size) =>
    qualities.flatMap((q) =>
      imageFormats.flatMap((f) => crops.map((crop) => `/img/${size}/${q}/${f}/${crop}a.jpg`)),
    ),
  );
  const accepted = every.filter((address) => readImageRequest(address)?.file === 'a.jpg');
  expect(new Set(accepted)).toEqual(made);
  expect(accepted.length).toBe(82);
});

test('a crop has the target’s proportions, lies inside the picture, and holds the focal point', () => {
  const side = fc.integer({ min: 50, max: 5000 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(side, side, percent, percent, (width, height, x, y) => {
      const box = cropBox({ width, height }, { width: 290, height: 260 }, { x, y });
      expect(
        box.left >= 0 &&
          box.top >= 0 &&
          box.left + box.width <= width &&
          box.top + box.height <= height,
      ).toBe(true);
      expect(Math.abs(box.width / box.height - 290 / 260)).toBeLessThan(0.03);
      const [focusX, focusY] = [(width * x) / 100, (height * y) / 100];
      expect(
        focusX >= box.left - 1 &&
          focusX <= box.left + box.width + 1 &&
          focusY >= box.top - 1 &&
          focusY <= box.top + box.height + 1,
      ).toBe(true);
    }),
  );
});
