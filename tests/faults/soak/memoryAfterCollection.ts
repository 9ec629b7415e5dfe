/** The part of a process's inspector that is used here. */
interface Reply {
  readonly id: number;
  readonly result: { readonly result: { readonly value: number } };
}

const timeoutMs = 10_000;

/**
 * Resident megabytes of a process right after it has collected what nothing refers to any more, by
 * its inspector at a port: between two collections of its own it holds a hundred more. Throws where
 * nobody answers.
 */
export async function memoryAfterCollection(port: number): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
  const targets = await fetch(`http://127.0.0.1:${port}/json`, { signal });
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  try {
    await said(socket, 'open', signal);
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
  order: { readonly id: number; readonly method: string; readonly params?: object },
  signal: AbortSignal,
): Promise<Reply> {
  socket.send(JSON.stringify(order));
  for (;;) {
    const { data } = (await said(socket, 'message', signal)) as MessageEvent<string>;
    const reply = JSON.parse(data) as Reply;
    if (reply.id === order.id) return reply;
  }
}

const said = (socket: WebSocket, event: 'open' | 'message', signal: AbortSignal): Promise<Event> =>
  new Promise((resolve, reject) => {
    socket.addEventListener(event, resolve, { once: true });
    const fail = () => reject(new Error('The inspector is gone.'));
    for (const end of ['error', 'close']) socket.addEventListener(end, fail, { once: true });
    signal.addEventListener('abort', fail, { once: true });
  });
