import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * HEAD requests over sixteen connections, each again after 30 milliseconds: wrk waits for a body
 * after HEAD. `node scripts/bench/load/headFlood.ts URL SECONDS`
 */
const [url = '', seconds = '4'] = process.argv.slice(2);
const { port, host, pathname } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
let sent = 0;
const end = performance.now() + Number(seconds) * 1000;
const head = () =>
  new Promise<void>((resolve, reject) => {
    request(
      { agent, host: '127.0.0.1', port, path: pathname, method: 'HEAD', headers: { host } },
      (answer) => {
        answer.resume().on('end', resolve);
      },
    )
      .on('error', reject)
      .end();
  });
await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (performance.now() < end) {
      await head();
      sent += 1;
      await sleep(30);
    }
  }),
);
agent.destroy();
console.log(`${sent} requests in ${seconds} s`);
