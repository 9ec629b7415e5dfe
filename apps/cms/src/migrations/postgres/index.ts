import * as migration_20261121_101022_initial from './20261121_101022_initial.ts';

export const migrations = [
  {
    up: migration_20261121_101022_initial.up,
    down: migration_20261121_101022_initial.down,
    name: '20261121_101022_initial'
  },
];
