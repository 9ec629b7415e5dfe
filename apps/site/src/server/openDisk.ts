import { PageDisk } from '../cache/pageDisk.ts';
import { endWith } from '../runtime/endWith.ts';
import { settings } from '../runtime/settings.ts';
import { buildId } from './buildId.ts';

/**
 * Opens the pages on disk that this build rendered; a folder that can't be written ends the process
 * with a sentence.
 */
export function openDisk(): PageDisk {
  try {
    return new PageDisk(`${settings.dataDir}/pages/${buildId()}`, settings.pageDisk);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return endWith(
      `The folder ${settings.dataDir}/pages can't be written (${why}). Choose another one with DATA_DIR.`,
    );
  }
}
