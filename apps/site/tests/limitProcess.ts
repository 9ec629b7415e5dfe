import cluster from 'node:cluster';
import { countForAll, sharedLimit } from '../src/leads/limits/sharedLimit.ts';

// Two processes that take points of one limit as fast as they can; the first process prints how
// many each was given.
const processes = 2;
const [given, other]: [number, number] = [20, 60];

if (cluster.isPrimary) {
  countForAll();
  const got: number[] = [];
  cluster.on('message', (_, message: { got?: number }) => {
    if (message.got === undefined) return;
    got.push(message.got);
    if (got.length < processes) return;
    process.stdout.write(JSON.stringify(got));
    process.exit(0);
  });
  for (let index = 0; index < processes; index += 1) cluster.fork();
} else {
  const take = sharedLimit('test', given, 600);
  const answers = await Promise.allSettled(
    Array.from({ length: other }, () => take('one visitor')),
  );
  process.send?.({ got: answers.filter(({ status }) => status === 'fulfilled').length });
}
