import { type ChildProcess, spawn } from 'node:child_process';

export interface VictimOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Record<string, string>;
  /** Throws or answers false while the process is not ready. */
  readonly ready: (output: string) => Promise<boolean> | boolean;
}

const startTimeoutMs = 300_000;
/** Characters of what it has printed last, which are kept. */
const maxOutput = 20_000;

const last = (text: string): string => text.slice(-maxOutput);

/** A process that is killed without warning and started again. */
export class Victim {
  kills = 0;
  output = '';
  /** What it has printed beside its output. */
  errors = '';
  readonly #options: VictimOptions;
  #child: ChildProcess | undefined;

  constructor(options: VictimOptions) {
    this.#options = options;
  }

  /**
   * Starts it and waits until it is ready, or is killed meanwhile; throws after five minutes, which
   * only a machine that is very busy takes.
   */
  async start(): Promise<void> {
    const { args, cwd, env, ready, name } = this.#options;
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.output = '';
    this.errors = '';
    child.stdout?.on('data', (chunk: Buffer) => (this.output = last(this.output + chunk)));
    child.stderr?.on('data', (chunk: Buffer) => (this.errors = last(this.errors + chunk)));
    for (const end = Date.now() + startTimeoutMs; Date.now() < end; await pause(50)) {
      if (
        child.signalCode === 'SIGKILL' ||
        (await Promise.resolve(ready(this.output)).catch(() => false))
      )
        return;
      if (child.exitCode !== null)
        throw new Error(`${name} ended while starting: ${this.output}${this.errors}`);
    }
    throw new Error(`${name} did not start: ${this.output}`);
  }

  get name(): string {
    return this.#options.name;
  }

  /** Number of the process that runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** SIGSTOP, and SIGCONT so many milliseconds later. */
  async freeze(milliseconds: number): Promise<void> {
    const child = this.#child;
    child?.kill('SIGSTOP');
    await pause(milliseconds);
    child?.kill('SIGCONT');
  }

  /** SIGKILL; answers when the process is gone. */
  async kill(): Promise<void> {
    if (await this.#end('SIGKILL')) this.kills += 1;
  }

  /** SIGTERM; answers when the process has ended what it was about. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** True where there was a process to end. */
  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return false;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
    return true;
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));
