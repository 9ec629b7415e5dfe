import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../scripts/lib/processes/run.ts';
import { pause } from '../Victim.ts';

const storages = ['account', 'container', 'object'] as const;
const startTimeoutMs = 120_000;
/** The package makes this user; root's processes run as it. */
const user = process.getuid?.() === 0 ? 'swift' : userInfo().username;
const asUser =
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups']
    : [];

/** What a client of the bucket must have right. */
interface Door {
  readonly secret: string;
  readonly region: string;
}

/**
 * OpenStack Swift on loopback with its S3 interface, which checks the signature and the region of
 * each call: the bucket's own server on the first port, what it stores by on the next four.
 */
export class Swift {
  static readonly accessKey = 'concierge:media';
  readonly #home = mkdtempSync(join(tmpdir(), 'swift-'));
  readonly #port: number;
  readonly #beside: ChildProcess[] = [];
  #proxy: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Starts all of it, with an empty bucket. */
  async start(bucket: string, door: Door): Promise<void> {
    const home = this.#home;
    mkdirSync(join(home, 'devices/d1'), { recursive: true });
    copyFileSync('/etc/swift/swift.conf', join(home, 'swift.conf'));
    await Promise.all(storages.map((name, index) => this.#prepare(name, index + 1)));
    await this.#own();
    for (const name of storages)
      this.#beside.push(this.#run(`swift-${name}-server`, this.#conf(name)));
    const cache = ['-l', '127.0.0.1', '-p', String(this.#port + 4), '-U', '0'];
    this.#beside.push(this.#run('memcached', ...cache));
    await this.open(door);
    await this.#call('PUT', `/${bucket}`, door);
  }

  /** Lets the bucket be reached by this door alone. */
  async open(door: Door): Promise<void> {
    await this.away();
    writeFileSync(this.#conf('proxy'), proxyConf(this.#home, this.#port, door));
    await this.#own();
    this.#proxy = this.#run('swift-proxy-server', this.#conf('proxy'));
    for (const end = Date.now() + startTimeoutMs; Date.now() < end; await pause(100))
      if (await this.#isWhole(door)) return;
    await this.stop();
    throw new Error('Swift did not start.');
  }

  /** The bucket can't be reached until it is opened again. */
  async away(): Promise<void> {
    await end(this.#proxy);
  }

  /** Names of the objects in the bucket, by Swift's own interface. */
  async objects(bucket: string, door: Door): Promise<string[]> {
    const listed = await this.#call('GET', `/${bucket}`, door);
    return (await listed.text()).split('\n').filter(Boolean);
  }

  async stop(): Promise<void> {
    for (const one of [this.#proxy, ...this.#beside]) await end(one);
    rmSync(this.#home, { recursive: true, force: true });
  }

  async #prepare(name: (typeof storages)[number], offset: number): Promise<void> {
    const builder = join(this.#home, `${name}.builder`);
    const port = this.#port + offset;
    const device = ['add', `r1z1-127.0.0.1:${port}/d1`, '1'];
    for (const step of [['create', '4', '1', '0'], device, ['rebalance']])
      await run('swift-ring-builder', [builder, ...step], { output: 'collect' });
    writeFileSync(
      this.#conf(name),
      `${common(this.#home, port)}devices = ${this.#home}/devices
mount_check = false
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`,
    );
  }

  /** Whether the servers behind answer, too. */
  async #isWhole(door: Door): Promise<boolean> {
    return this.#call('GET', '', door).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async #call(method: string, path: string, { secret }: Door): Promise<Response> {
    const origin = `http://127.0.0.1:${this.#port}`;
    const headers = { 'x-storage-user': Swift.accessKey, 'x-storage-pass': secret };
    const signedIn = await fetch(`${origin}/auth/v1.0`, { headers });
    const token = signedIn.headers.get('x-auth-token') ?? '';
    return fetch(`${origin}/v1/AUTH_concierge${path}`, {
      method,
      headers: { 'x-auth-token': token },
    });
  }

  #conf(name: string): string {
    return join(this.#home, `${name}.conf`);
  }

  #run(name: string, ...args: string[]): ChildProcess {
    const [command = '', ...rest] = [...asUser, name, ...args];
    return spawn(command, rest, { cwd: this.#home, stdio: 'ignore' });
  }

  async #own(): Promise<void> {
    if (asUser.length > 0) spawnSync('chown', ['-R', `${user}:`, this.#home]);
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const common = (home: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${home}
`;

const filters = ['catch_errors', 'gatekeeper', 'listing_formats', 'bulk', 'copy', 'slo', 'dlo'];

const proxyConf = (home: string, port: number, { secret, region }: Door): string =>
  `${common(home, port)}[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats cache bulk s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${port + 4}
[filter:tempauth]
use = egg:swift#tempauth
user_${Swift.accessKey.replace(':', '_')} = ${secret} .admin
[filter:s3api]
use = egg:swift#s3api
location = ${region}
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`;
