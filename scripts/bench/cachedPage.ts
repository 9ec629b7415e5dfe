import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { get } from '../../tests/get.ts';
import type { Row } from './table.ts';
import { requestsPerSecond } from './wrk.ts';

const nginxPort = 3909;

/** A page from the page front against nginx that serves the same brotli bytes from a file, in turns, three rounds; the median ratio. */
export async function benchCachedPage(url: string, sitePort: number): Promise<Row[]> {
  await get(url);
  const { body } = await get(url, { 'accept-encoding': 'br' });
  const stop = startNginx(body);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const headers = { 'Accept-Encoding': 'br' };
  const { host, pathname } = new URL(url);
  const rounds: { site: number; nginx: number; p99: string }[] = [];
  for (let round = 0; round < 3; round += 1) {
    const nginx = await requestsPerSecond(`http://127.0.0.1:${nginxPort}/`, { headers, seconds: 4 });
    const site = await requestsPerSecond(`http://127.0.0.1:${sitePort}${pathname}`, { headers: { ...headers, Host: host }, seconds: 4 });
    rounds.push({ site: site.rate, nginx: nginx.rate, p99: site.p99 });
  }
  stop();
  const [, median = rounds[0]] = rounds.toSorted((a, b) => a.site / a.nginx - b.site / b.nginx);
  if (!median) return [];
  const bytes = `${(body.length / 1024).toFixed(1)} KB (brotli)`;
  return [
    { what: `cached page of ${bytes}, one process`, value: `${median.site} a second, p99 ${median.p99}`, target: 'p99 at most 10 ms' },
    { what: 'the same bytes from nginx', value: `${median.nginx} a second`, target: '' },
    { what: 'ratio', value: (median.site / median.nginx).toFixed(2), target: 'at least 0.5' },
  ];
}

function startNginx(body: Buffer): () => void {
  const dir = mkdtempSync(`${tmpdir()}/bench-nginx-`);
  writeFileSync(`${dir}/page`, body);
  writeFileSync(
    `${dir}/nginx.conf`,
    `daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http { access_log off; sendfile on; open_file_cache max=10;
  server { listen 127.0.0.1:${nginxPort}; location / { root ${dir}; try_files /page =404; types { } default_type text/html; add_header Content-Encoding br; } } }`,
  );
  const child = spawn('nginx', ['-c', `${dir}/nginx.conf`, '-p', dir], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  return () => child.kill('SIGTERM');
}
