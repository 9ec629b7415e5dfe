import * as migration_20261121_100859_initial from './20261121_100859_initial.ts';

export const migrations = [
  {
    up: migration_20261121_100859_initial.up,
    down: migration_20261121_100859_initial.down,
    name: '20261121_100859_initial'
  },
];
