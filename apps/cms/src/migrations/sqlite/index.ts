import * as migration_20261121_102117_initial from './20261121_102117_initial.ts';

export const migrations = [
  {
    up: migration_20261121_102117_initial.up,
    down: migration_20261121_102117_initial.down,
    name: '20261121_102117_initial'
  },
];
