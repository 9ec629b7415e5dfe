import { linkPackages } from '../lib/tree/linkPackages.ts';
import { repositoryFiles } from '../lib/tree/repositoryFiles.ts';
import { copyFiles } from '../runtime/runtimeFiles.ts';

/** Copies the files of the repository into an empty folder, and links the packages there. */
export async function copyTree(folder: string): Promise<void> {
  await copyFiles(await repositoryFiles(), folder);
  linkPackages(folder);
}
