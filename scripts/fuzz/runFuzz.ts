import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Corpus, readCorpus } from './Corpus.ts';
import { homePages } from './homePages.ts';
import { makeIdentities } from './identities.ts';
import { type Finding, judge } from './judge.ts';
import { logsFrom } from './logs.ts';
import { makeRequest } from './makeRequest.ts';
import { sendRaw } from './sendRaw.ts';

/** The product under test, and how long to try. */
export interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** Index of the first request; with a count of one, one request is repeated. */
  readonly first: number;
  readonly sitePort: number;
  readonly cmsPort: number;
  readonly pids: readonly number[];
  readonly logDir: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly leadsSecret: string;
  /** Folder for the bytes of each request that found something. */
  readonly outDir: string;
}

const concurrency = 12;
/** Megabytes by which a process may grow: what caches and pools may hold by their own limits. */
const maxGrowthMb = 400;

/**
 * Sends made-up requests to every route of both servers and says what must not be: 5xx, hangs,
 * growth, markup out of input, pages that others see changed, input in the logs.
 */
export async function runFuzz(options: FuzzOptions): Promise<Finding[]> {
  const { sitePort, cmsPort, count, first, pids } = options;
  const identities = await makeIdentities(cmsPort, options.admin, options.leadsSecret);
  const corpus = await readCorpus({ site: sitePort, cms: cmsPort }, identities);
  const before = await homePages(sitePort);
  const memory = pids.map(residentMb);
  const readLogs = logsFrom(options.logDir);
  const found = await sendAll(options, corpus, first, first + count);
  for (const [host, page] of await homePages(sitePort))
    if (before.get(host) !== page)
      found.push({ index: undefined, what: `home of ${host} changed` });
  for (const [at, pid] of pids.entries()) {
    const [was = 0, is] = [memory[at], residentMb(pid)];
    console.log(`  process ${pid}: ${was} MB before, ${is} MB after`);
    if (is - was > maxGrowthMb)
      found.push({ index: undefined, what: `process ${pid} grew from ${was} to ${is} MB` });
  }
  return [...found, ...readLogs()];
}

async function sendAll(
  { seed, sitePort, cmsPort, outDir }: FuzzOptions,
  corpus: Corpus,
  first: number,
  end: number,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const statuses = new Map<string, number>();
  let next = first;
  const work = async () => {
    while (next < end && found.length < 1000) {
      const request = makeRequest(seed, next++, corpus);
      const port = request.server === 'site' ? sitePort : cmsPort;
      const answer = await sendRaw(port, request.bytes, request.method, request.isCut);
      const key = `${request.server} ${answer.status || answer.outcome}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
      const wrong = judge(request, answer);
      found.push(...wrong);
      if (wrong.length === 0) continue;
      mkdirSync(outDir, { recursive: true });
      writeFileSync(`${outDir}/${seed}-${request.index}.txt`, request.bytes);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const sorted = [...statuses].toSorted(([a], [b]) => a.localeCompare(b));
  console.log(`  ${sorted.map(([key, times]) => `${key}: ${times}`).join(', ')}`);
  return found;
}

/** What a process holds of the machine's memory. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
