import { once } from 'node:events';

/** The part of an inspector's reply that is used here. */
interface Reply {
  readonly id: number;
  readonly result: { readonly result: { readonly value: number } };
}

const timeoutMs = 10_000;

/**
 * Resident megabytes of a process right after a garbage collection, through the inspector at a
 * port; uncollected garbage can be a hundred more. Throws if there is no reply within ten seconds.
 */
export async function memoryAfterCollection(port: number): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
  const targets = await fetch(`http://127.0.0.1:${port}/json`, { signal });
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  try {
    await once(socket, 'open', { signal });
    await call(socket, { id: 1, method: 'HeapProfiler.collectGarbage' }, signal);
    const expression = 'Math.round(process.memoryUsage.rss() / 2 ** 20)';
    const read = { id: 2, method: 'Runtime.evaluate', params: { expression } };
    return (await call(socket, read, signal)).result.result.value;
  } finally {
    socket.close();
  }
}

async function call(
  socket: WebSocket,
  command: { readonly id: number; readonly method: string; readonly params?: object },
  signal: AbortSignal,
): Promise<Reply> {
  socket.send(JSON.stringify(command));
  for (;;) {
    const [{ data }] = (await once(socket, 'message', { signal })) as [MessageEvent<string>];
    const reply = JSON.parse(data) as Reply;
    if (reply.id === command.id) return reply;
  }
}
