import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Two hundred clients, half of which never end their request and half of which ask twenty times and
 * never read, one more every fifteen milliseconds; in a process of their own, so that opening them
 * holds up only the site. `node scripts/bench/load/slowClients.ts PORT`
 */
for (let client = 0; client < 200; client += 1) {
  const socket = connect({ port: Number(process.argv[2]), host: '127.0.0.1' });
  socket.on('error', () => undefined).pause();
  socket.write(
    client % 2 === 0
      ? 'GET /en/ HTTP/1.1\r\nHost: him'
      : 'GET /en/ HTTP/1.1\r\nHost: him.localhost\r\n\r\n'.repeat(20),
  );
  await sleep(15);
}
