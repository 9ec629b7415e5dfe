import cluster from 'node:cluster';
import { PageDisk } from '../cache/pageDisk.ts';
import { endWith } from '../runtime/endWith.ts';
import { settings } from '../runtime/settings.ts';
import { buildId } from './buildId.ts';
import { dropFormerPages } from './dropFormerPages.ts';

/**
 * Opens the pages on disk that this build rendered, and deletes those of builds that are gone; a
 * folder that can't be written ends the process with a sentence.
 */
export function openDisk(): PageDisk {
  const folder = `${settings.dataDir}/pages`;
  const build = buildId();
  try {
    const disk = new PageDisk(`${folder}/${build}`, settings.pageDisk);
    // Of several processes the one that starts the others does it for all.
    if (!cluster.isWorker) void dropFormerPages(folder, build);
    return disk;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return endWith(
      `The folder ${folder} can't be written (${why}). Choose another one with DATA_DIR.`,
    );
  }
}
