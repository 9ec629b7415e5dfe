import type { DiskEvent } from './DiskEvent.ts';

/** What strace must be told so that `readTrace` can read what it writes. */
export const traceOptions = [
  '-f',
  '-y',
  '-xx',
  '-s',
  '1000000',
  '-e',
  'signal=none',
  '-e',
  'trace=openat,write,pwrite64,writev,pwritev,fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat,ftruncate,truncate,mkdir,mkdirat',
];

interface Call {
  readonly name: string;
  readonly args: string;
  readonly result: number;
  readonly begun: number;
}

/**
 * The disk's events below `folder` in the order in which the calls ended, and each line that the
 * process wrote to its output and that begins with ACK.
 */
export function readTrace(trace: string, folder: string): DiskEvent[] {
  const cursors = new Map<string, number>();
  return [...parseCalls(trace)].flatMap((call) =>
    toDiskEvents(call, cursors).filter(
      (event) => event.kind === 'acknowledge' || `${event.path}/`.startsWith(`${folder}/`),
    ),
  );
}

/** Calls that succeeded; one that another thread interrupted is put together. */
function* parseCalls(trace: string): Generator<Call> {
  const unfinished = new Map<string, { text: string; begun: number }>();
  for (const [position, line] of trace.split('\n').entries()) {
    const [, pid = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (rest.endsWith('<unfinished ...>')) {
      unfinished.set(pid, { text: rest.slice(0, -'<unfinished ...>'.length), begun: position });
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest);
    const first = resumed && unfinished.get(pid);
    const text = first ? first.text.trimEnd() + (resumed[1] ?? '') : rest;
    const [, name, args, result] = /^(\w+)\((.*)\)\s+= (-?\d+)/.exec(text) ?? [];
    if (name && args !== undefined && Number(result) >= 0)
      yield { name, args, result: Number(result), begun: first?.begun ?? position };
  }
}

const quoted = (args: string): Buffer[] =>
  [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) =>
    Buffer.from(hex.replaceAll('\\x', ''), 'hex'),
  );

/** Path of the call's open file, which strace writes after its number. */
function openPath(args: string): string {
  const [, path = ''] = /^\d+<([^>]*)>/.exec(args) ?? [];
  return path.replaceAll(/\\x([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)));
}

/** The last number of a call's arguments: an offset or a length. */
const lastNumber = (args: string): number => Number(/(\d+)$/.exec(args)?.[1]);

function toDiskEvents(
  { name, args, result, begun }: Call,
  cursors: Map<string, number>,
): DiskEvent[] {
  const texts = quoted(args);
  const [path = '', to = ''] = texts.map(String);
  const data = Buffer.concat(texts).subarray(0, result);
  const open = openPath(args);
  switch (name) {
    case 'openat':
      cursors.set(path, 0);
      return [
        ...(args.includes('O_CREAT') ? [{ kind: 'create', path, begun } as const] : []),
        ...(args.includes('O_TRUNC')
          ? [{ kind: 'truncate', path, length: 0, begun } as const]
          : []),
      ];
    case 'write':
    case 'writev': {
      if (/^1</.test(args))
        return String(data)
          .split('\n')
          .filter((line) => line.startsWith('ACK '))
          .map((line) => ({ kind: 'acknowledge', text: line.slice(4), begun }));
      const offset = cursors.get(open) ?? 0;
      cursors.set(open, offset + result);
      return [{ kind: 'write', path: open, offset, data, begun }];
    }
    case 'pwrite64':
    case 'pwritev':
      return [{ kind: 'write', path: open, offset: lastNumber(args), data, begun }];
    case 'fsync':
    case 'fdatasync':
      return [{ kind: 'sync', path: open, begun }];
    case 'ftruncate':
      return [{ kind: 'truncate', path: open, length: lastNumber(args), begun }];
    case 'truncate':
      return [{ kind: 'truncate', path, length: lastNumber(args), begun }];
    case 'rename':
    case 'renameat':
    case 'renameat2':
      return [{ kind: 'rename', path, to, begun }];
    case 'unlink':
    case 'unlinkat':
      return [{ kind: 'remove', path, begun }];
    default:
      return [{ kind: 'makeFolder', path, begun }];
  }
}
