import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** True where nginx is installed. */
export const hasNginx = spawnSync('nginx', ['-v'], { env }).status === 0;

/** File that nginx on this port logs calls to. */
export const accessLog = (port: number): string => join(tmpdir(), `concierge-nginx-${port}.log`);

/** File that nginx on this port logs its errors to. */
export const errorLog = (port: number): string =>
  join(tmpdir(), `concierge-nginx-${port}-errors.log`);

/** Where nginx on this port takes what comes without TLS. */
export const plainSocket = (port: number): string => join(tmpdir(), `concierge-nginx-${port}.sock`);

/**
 * nginx with the configuration of docs/how-to/nginx.conf, without TLS, on its own port before one
 * or several sites; what is in `beside` belongs into its http block too.
 */
export async function startNginx(
  port: number,
  sitePorts: readonly number[],
  beside = '',
): Promise<ChildProcess> {
  rmSync(plainSocket(port), { force: true });
  const folder = mkdtempSync(join(tmpdir(), 'concierge-nginx-'));
  mkdirSync(join(folder, 'temp'));
  const documented = readFileSync(
    join(import.meta.dirname, '../../../docs/how-to/nginx.conf'),
    'utf8',
  );
  const site = documented
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll('listen 80;', `listen unix:${plainSocket(port)};`)
    // Not every machine that tests has IPv6.
    .replaceAll(/^ *listen \[::].*$/gm, '')
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replace('server_name www.example.org him.example.org;', 'server_name *.localhost;')
    .replace(
      'server 127.0.0.1:3000 max_fails=0;',
      sitePorts.map((sitePort) => `server 127.0.0.1:${sitePort} max_fails=0;`).join(' '),
    )
    .replace('/var/lib/nginx/concierge', join(folder, 'cache'))
    .replaceAll('/var/log/nginx/concierge.log', accessLog(port))
    .replaceAll('/var/log/nginx/concierge-error.log', errorLog(port));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const process_ = `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${errorLog(port)}; ${user} events {}`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process_}\nhttp { access_log off; ${temporary.join(' ')}\n${site}\n${beside}\n}`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    env,
    stdio: 'inherit',
  });
  for (
    const end = Date.now() + 10_000;
    Date.now() < end && child.exitCode === null;
    await new Promise((done) => setTimeout(done, 50))
  ) {
    if (await isOpen(port)) return child;
  }
  throw new Error(`nginx did not start: ${readFileSync(errorLog(port), 'utf8')}`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket.end() !== undefined));
    socket.once('error', () => resolve(false));
  });
}
