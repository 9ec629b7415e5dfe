import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type PictureJob,
  type PictureOrder,
  type PictureReply,
  pictureRole,
} from './pictureJob.ts';

/** The picture process ends after this many milliseconds without work. */
const idleTimeoutMs = 10_000;

/** Thrown where the source of a picture is there and can't be decoded, now or later. */
export class UnreadableSourceError extends Error {
  override name = 'UnreadableSourceError';
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let child: ChildProcess | undefined;
let rest: NodeJS.Timeout | undefined;
let last = 0;

/**
 * Makes a picture and writes it to a file, in a process of its own: encoding takes a hundred
 * megabytes, which no allocator gives back, and a picture that breaks the encoder must not end the
 * site. Throws with the encoder's message, UnreadableSourceError where the source is at fault.
 */
export function makePicture(job: PictureJob, path: string): Promise<void> {
  clearTimeout(rest);
  child ??= start();
  const maker = child;
  last += 1;
  const order: PictureOrder = { id: last, job, path };
  return new Promise((resolve, reject) => {
    waiting.set(order.id, { resolve, reject });
    maker.send(order, (error) => error && settle({ id: order.id, problem: error.message }));
  });
}

function start(): ChildProcess {
  const started = fork(program(), {
    env: { ...process.env, [pictureRole]: '1' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.on('message', settle);
  started.on('error', () => undefined);
  started.once('exit', () => {
    if (child === started) child = undefined;
    for (const id of waiting.keys()) settle({ id, problem: 'the picture process ended' });
  });
  // It never keeps a site alive that has nothing else to do.
  started.unref();
  started.channel?.unref();
  return started;
}

function settle({ id, problem, isUnreadable }: PictureReply): void {
  const { resolve, reject } = waiting.get(id) ?? {};
  waiting.delete(id);
  if (problem === undefined) resolve?.();
  else reject?.(isUnreadable ? new UnreadableSourceError(problem) : new Error(problem));
  if (waiting.size > 0) return;
  clearTimeout(rest);
  rest = setTimeout(() => {
    const done = child;
    child = undefined;
    done?.disconnect();
  }, idleTimeoutMs).unref();
}

/**
 * The built site starts itself once more in this role (entry.ts); from source, the process is a
 * file.
 */
const program = () =>
  import.meta.env?.PROD
    ? (process.argv[1] ?? '')
    : fileURLToPath(new URL('./pictureProcess.ts', import.meta.url));
