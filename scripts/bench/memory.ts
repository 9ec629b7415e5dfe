import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB. */
export function rss(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}
