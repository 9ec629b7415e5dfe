import { readFileSync } from 'node:fs';

/** Resident memory in MB of a process and of those that it started. */
export function rss(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1];
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return (
    Math.round(Number(kilobytes ?? 0) / 1024) +
    children.reduce((sum, child) => sum + rss(Number(child)), 0)
  );
}

/** A process may have ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
