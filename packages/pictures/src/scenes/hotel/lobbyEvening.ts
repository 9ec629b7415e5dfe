import { box, clip, disc, glow, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { arch, chandelier } from '../../kit/interior.ts';
import { range } from '../../kit/mountain.ts';
import { tiles } from '../../kit/terrace.ts';
import type { Scene } from '../../scene.ts';

export const lobbyEvening: Scene = {
  focal: [50, 50],
  draw: () => {
    const steps = times(15, (index) => {
      const t = index / 15;
      const [y, half] = [1420 - 560 * t, 720 - 300 * t];
      const h = 560 / 15;
      return (
        rect(index % 2 ? '#dcae72' : '#e6bd82', 1200 - half, y - h, half * 2, h) +
        rect('#8c5a3a', 1200 - half, y - h * 0.28, half * 2, h * 0.28) +
        rect('#b02a30', 1200 - half * 0.46, y - h, half * 0.92, h) +
        rect('#7c1a2a', 1200 - half * 0.46, y - h * 0.3, half * 0.92, h * 0.3)
      );
    });
    const lamp = (x: number, y: number) =>
      glow('#ffcf6b', x, y - 260, 330, 0.75) +
      rect('#5a331f', x - 10, y - 240, 20, 240) +
      poly('#ffe6a8', [
        [x - 62, y - 330],
        [x + 62, y - 330],
        [x + 94, y - 220],
        [x - 94, y - 220],
      ]) +
      poly('#f2bd5c', [
        [x + 10, y - 330],
        [x + 62, y - 330],
        [x + 94, y - 220],
        [x + 20, y - 220],
      ]);
    return (
      rect('#3a1c34', 0, 0, W, H) +
      rect('#5c2a3c', 0, 0, W, 1420) +
      path('#8a4040', arch(1200, 1420, 1560, 1330)) +
      path('#b5603f', arch(1200, 1420, 1360, 1220)) +
      path('#1f2a55', arch(1200, 860, 660, 640)) +
      clip(
        path('#000', arch(1200, 860, 660, 640)),
        spray('#5a86b5', box(800, 200, 800, 700), [0, 860], [0, 300], 0.9),
        range('lobe-r', '#2f4a7c', 820, 230, 300),
        disc('#fff0c4', 1330, 400, 52),
      ) +
      rect('#e6bd82', 1190, 220, 20, 640) +
      rect('#e6bd82', 870, 560, 660, 14) +
      rect('#e6bd82', 780, 850, 840, 24) +
      glow('#ffb85c', 1200, 760, 800, 0.35) +
      steps +
      [-1, 1]
        .map(
          (s) =>
            poly('#7a3d2c', [
              [1200 + s * 720, 1420],
              [1200 + s * 420, 860],
              [1200 + s * 420, 740],
              [1200 + s * 720, 1260],
            ]) +
            poly('#f2cf8e', [
              [1200 + s * 740, 1268],
              [1200 + s * 410, 728],
              [1200 + s * 410, 700],
              [1200 + s * 740, 1230],
            ]) +
            times(11, (index) =>
              rect('#f2cf8e', 1200 + s * (705 - index * 28) - 4, 1256 - index * 48, 8, 160),
            ) +
            rect('#5a2a24', 1200 + s * 760 - 50, 1180, 100, 260) +
            rect('#f2cf8e', 1200 + s * 760 - 64, 1166, 128, 26),
        )
        .join('') +
      lamp(440, 1166) +
      lamp(1960, 1166) +
      tiles(1420, H, [1200, 900], '#e6bd82', '#4d2434', 26, 4) +
      spray('#200d22', box(0, 1420, W, 180), [0, 1600], [0, 1420], 0.6) +
      [130, 2270]
        .map(
          (x) =>
            rect('#7a3a44', x - 90, 0, 180, 1440) +
            rect('#4d2036', x + 20, 0, 70, 1440) +
            rect('#8f4a4c', x - 120, 1360, 240, 84),
        )
        .join('') +
      poly('#2a1230', [
        [0, 0],
        [W, 0],
        [W, 60],
        [0, 60],
      ]) +
      chandelier(1200, 170, 520, '#f2cf8e', '#fff3c4') +
      glow('#ffe0a0', 1200, 170, 520, 0.4)
    );
  },
};
