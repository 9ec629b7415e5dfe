import { readFileSync, statSync } from 'node:fs';

/**
 * How the first administrator signs in, where the file that holds the password was made since an
 * instant: the password itself for a terminal, the file's name for anything else, since what is
 * printed there is kept.
 */
export function firstAdminSince(dataDir: string, instant: number): string | undefined {
  const file = `${dataDir}/first-administrator.txt`;
  try {
    // File systems keep coarser instants than clocks do.
    if (statSync(file).mtimeMs < instant - 2000) return undefined;
    const [email, password] = readFileSync(file, 'utf8').split('\n');
    return process.stdout.isTTY
      ? `${email} with the password ${password} (also in ${file})`
      : `${email}; the password is in ${file}`;
  } catch {
    return undefined;
  }
}
