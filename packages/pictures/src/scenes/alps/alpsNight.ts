import { box, disc, glow, H, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { church } from '../../kit/houses.ts';
import { hills, peak, range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { wood } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const alpsNight: Scene = {
  focal: [56, 40],
  draw: () => {
    const next = random('night-stars');
    return (
      rect('#142348', 0, 0, W, H) +
      spray('#2f6280', box(0, 300, W, 900), [0, 1150], [0, 360], 0.9) +
      times(190, () => disc('#f4e9c4', next() * W, next() ** 1.4 * 900, next.between(1.6, 4.4))) +
      disc('#fbeec2', 520, 360, 130) +
      disc('#142348', 580, 330, 118) +
      range('night-far', '#2b5273', 1000, 200, 420) +
      peak(
        'night-p',
        { x: 1420, y: 260, base: 1380, left: 900, right: 880, snow: 0.66, bend: [0.13, -0.1] },
        { lit: '#35537c', shade: '#172950', snow: '#c9dbe6', snowShade: '#446a94' },
      ) +
      wood('night-w', '#12274a', 1200, 150, 560, 90) +
      hills('night-h', '#0d1d3a', 1360, 140, 900) +
      times(26, (index) => {
        const x = 700 + index * 52 + next.between(-20, 20);
        const y = 1330 + Math.sin(index * 1.7) * 38;
        const s = next.between(26, 44);
        return (
          poly('#0a1630', [
            [x - s, y + s],
            [x - s, y - s * 0.4],
            [x, y - s],
            [x + s, y - s * 0.4],
            [x + s, y + s],
          ]) +
          rect('#f9c65a', x - s * 0.5, y - s * 0.1, s * 0.36, s * 0.44) +
          rect('#f9c65a', x + s * 0.2, y - s * 0.1, s * 0.36, s * 0.44)
        );
      }) +
      church(1180, 1350, 240, '#35537c', '#20365e', '#0a1630', '#f9c65a') +
      glow('#f9c65a', 1380, 1350, 620, 0.28) +
      wood('night-w2', '#081329', 1580, 180, 700, 200)
    );
  },
};
