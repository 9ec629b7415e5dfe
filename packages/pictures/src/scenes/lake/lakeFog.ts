import { box, disc, group, H, path, rect, spray, stroke, times, W } from '../../kit/draw.ts';
import { range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { wood } from '../../kit/trees.ts';
import { lake, mist, ripple } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const lakeFog: Scene = {
  focal: [42, 50],
  draw: () => {
    const next = random('fog');
    const reeds = times(46, (index) => {
      const x = 1500 + index * 21 + next.between(-10, 10);
      const tall = next.between(160, 420);
      return (
        path(
          '#1f3a42',
          `M${x - 5} 1600Q${x} ${1600 - tall * 0.6} ${x + tall * 0.13} ${1600 - tall}Q${x + 12} ${1600 - tall * 0.5} ${x + 7} 1600Z`,
        ) + (index % 4 === 0 ? disc('#6b4a3a', x + tall * 0.13, 1600 - tall, 9, 40) : '')
      );
    });
    return (
      rect('#d5dfdb', 0, 0, W, H) +
      spray('#9fb9bd', box(0, 0, W, 700), [0, 0], [0, 620], 0.9) +
      disc('#f7f2de', 960, 420, 130) +
      range('fog-1', '#b9cbca', 760, 260, 460) +
      mist('#dfe7e1', -200, 660, 1900, 80, 0.85) +
      range('fog-2', '#9ab3b6', 880, 190, 380) +
      mist('#dfe7e1', 900, 800, 1900, 74, 0.9) +
      wood('fog-w', '#7896a0', 960, 110, 560, 80, -40, 1700) +
      mist('#e3eae4', -300, 900, 2400, 90, 0.92) +
      lake('fog', {
        y: 960,
        bottom: H,
        water: '#c3d2d0',
        mirrored: range('fog-2', '#9ab3b6', 940, 190, 380),
        clear: 0.35,
        ripples: ['#dbe4df', '#a8bfc2', '#e6ece4'],
        count: 44,
      }) +
      mist('#e6ece5', 300, 975, 2400, 46, 0.8) +
      group(
        'translate(900 1190)',
        path('#243f48', 'M-230 -22Q0 22 250 -30Q228 34 150 44H-150Q-214 36 -230 -22Z'),
        path('#33555f', 'M-230 -22Q0 22 250 -30L240 -12Q0 36 -222 -4Z'),
        stroke('#243f48', 10, [
          [-40, -10],
          [210, 80],
        ]),
      ) +
      ripple('#7c98a0', 910, 1250, 520, 12) +
      ripple('#94adb2', 880, 1284, 380, 9) +
      reeds
    );
  },
};
