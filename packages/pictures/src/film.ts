import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { print } from './kit/paper.ts';
import { kitchenPassAt } from './scenes/kitchen/kitchenPass.ts';
import { lakeMorningAt } from './scenes/lake/lakeMorning.ts';

// Renders the seed's two silent clips frame by frame and encodes them with ffmpeg, which must be
// installed, in full size and for phones (spec §4): `npm run film`.
const clips = { 'lake-morning': lakeMorningAt, 'kitchen-pass': kitchenPassAt };
const [width, height, rate, seconds] = [1280, 720, 25, 7];
const folder = fileURLToPath(new URL('../../demo/files/clips/', import.meta.url));
await mkdir(folder, { recursive: true });

for (const [name, sceneAt] of Object.entries(clips)) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${rate}`,
    '-i',
    '-',
  ];
  const output = [
    '-an',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '25',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ];
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', ...input],
      ...[...output, `${folder}${name}.mp4`],
      ...['-vf', 'scale=854:480', ...output, `${folder}${name}-phone.mp4`],
    ],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const done = once(encoder, 'close');
  for (let frame = 0; frame < rate * seconds; frame += 1) {
    // A little larger than the frame, so that swaying layers never show an edge.
    const picture = await print(sceneAt(frame / (rate * seconds)), 1380);
    const pixels = await picture.extract({ left: 50, top: 90, width, height }).raw().toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg could not encode ${name} (exit code ${code}).`);
  console.log(`${name}.mp4`);
}
