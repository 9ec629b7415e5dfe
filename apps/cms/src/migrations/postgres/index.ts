import * as migration_20261121_102151_initial from './20261121_102151_initial.ts';

export const migrations = [
  {
    up: migration_20261121_102151_initial.up,
    down: migration_20261121_102151_initial.down,
    name: '20261121_102151_initial'
  },
];
