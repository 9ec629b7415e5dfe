import { readdirSync, statSync } from 'node:fs';
import { focalPoints } from '@concierge/demo/focalPoints';
import { describe, expect, test } from 'vitest';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';

const seed = new URL('../../demo/files/', import.meta.url);
const size = (file: string) => statSync(new URL(file, seed)).size;

describe.each(Object.entries<Scene>(scenes))('scene %s', (name, scene) => {
  test('draws the same sound shapes every time', () => {
    const shapes = scene.draw();
    expect(shapes).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(scene.draw()).toBe(shapes);
  });

  test('is rendered, at most 450 KB, and its heart lies inside it', () => {
    expect(size(`pictures/${name}.jpg`)).toBeLessThanOrEqual(450 * 1024);
    expect(focalPoints).toHaveProperty(name, {
      focalX: scene.focal[0],
      focalY: scene.focal[1],
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    for (const share of scene.focal) expect(share).toBeGreaterThan(0);
    for (const share of scene.focal) expect(share).toBeLessThan(100);
  });
});

test('the seed holds exactly the kit’s pictures, 16 MB at most, and two clips under 1 MB, for phones under 400 KB', () => {
  const pictures = readdirSync(new URL('pictures/', seed)).filter((file) => file.endsWith('.jpg'));
  expect(pictures.sort()).toEqual(
    Object.keys(scenes)
      .map((name) => `${name}.jpg`)
      .sort(),
  );
  expect(pictures.reduce((sum, file) => sum + size(`pictures/${file}`), 0)).toBeLessThan(
    16 * 1024 * 1024,
  );
  for (const clip of ['lake-morning', 'kitchen-pass']) {
    expect(size(`clips/${clip}.mp4`)).toBeLessThan(1024 * 1024);
    expect(size(`clips/${clip}-phone.mp4`)).toBeLessThan(400 * 1024);
  }
});
