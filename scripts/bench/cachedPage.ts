import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { get } from '../../tests/get.ts';
import { root } from '../lib/paths.ts';
import { freePort } from './kit/ports.ts';
import { startProcess } from './kit/processes.ts';
import type { Row } from './kit/table.ts';
import { type Measured, requestsPerSecond } from './load/wrk.ts';

/**
 * A page from the page front against nginx that serves the same brotli bytes from a file, and
 * against a bare node:http server that holds them, in turns, three rounds; the round with the
 * median ratio.
 */
export async function benchCachedPage(url: string, sitePort: number): Promise<Row[]> {
  const body = await shown(url);
  const [nginxPort, barePort] = [await freePort(3909), await freePort(3911)];
  const dir = mkdtempSync(`${tmpdir()}/bench-nginx-`);
  writeFileSync(`${dir}/page`, body);
  const stopNginx = startNginx(dir, nginxPort);
  const bare = await startProcess(
    [`${root}/scripts/bench/servers/bareServer.ts`, String(barePort), `${dir}/page`],
    {},
    `http://127.0.0.1:${barePort}/`,
  );
  const { host, pathname } = new URL(url);
  const ask = (port: number, path: string) =>
    requestsPerSecond(`http://127.0.0.1:${port}${path}`, {
      headers: { 'Accept-Encoding': 'br', Host: host },
      seconds: 4,
      connections: 64,
    });
  const rounds: Record<'site' | 'nginx' | 'bare', Measured>[] = [];
  for (let round = 0; round < 3; round += 1)
    rounds.push({
      nginx: await ask(nginxPort, '/'),
      site: await ask(sitePort, pathname),
      bare: await ask(barePort, '/'),
    });
  stopNginx();
  await bare.stop();
  const [, median = rounds[0]] = rounds.toSorted(
    (a, b) => a.site.rate / a.nginx.rate - b.site.rate / b.nginx.rate,
  );
  if (!median) return [];
  const bytes = `${(body.length / 1024).toFixed(1)} KB (brotli)`;
  const { site, nginx } = median;
  return [
    {
      what: `cached page of ${bytes}, one process, 64 connections`,
      value: `${site.rate} a second, p99 ${site.p99}`,
      target: 'p99 at most 10 ms',
    },
    { what: 'the same bytes from nginx', value: `${nginx.rate} a second`, target: '' },
    {
      what: 'the same bytes from bare node:http, three headers',
      value: `${median.bare.rate} a second`,
      target: '',
    },
    { what: 'ratio to nginx', value: (site.rate / nginx.rate).toFixed(2), target: 'at least 0.5' },
  ];
}

/** The page's brotli; right after a start the site may not have found its backend yet. */
async function shown(url: string): Promise<Buffer> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(200)) {
    const { status, body } = await get(url, { 'accept-encoding': 'br' });
    if (status === 200) return body;
  }
  throw new Error(`${url} shows no page`);
}

function startNginx(dir: string, port: number): () => void {
  writeFileSync(
    `${dir}/nginx.conf`,
    `daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http { access_log off; sendfile on; open_file_cache max=10;
  server { listen 127.0.0.1:${port}; location / { root ${dir}; try_files /page =404; types { } default_type text/html; add_header Content-Encoding br; } } }`,
  );
  const child = spawn('nginx', ['-c', `${dir}/nginx.conf`, '-p', dir], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  return () => child.kill('SIGTERM');
}
