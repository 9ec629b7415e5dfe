import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it where they are missing, so that their names survive a power
 * cut: a synced file is lost where the name of its folder is. Throws where it can't be made.
 */
export function makeDurableFolder(folder: string, mode?: number): void {
  const first = mkdirSync(folder, { recursive: true, ...(mode === undefined ? {} : { mode }) });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    syncFolder(dirname(made));
    if (made === dirname(made)) return;
  }
}

function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Some systems open no folder, or sync none; they keep names by themselves.
  }
}
