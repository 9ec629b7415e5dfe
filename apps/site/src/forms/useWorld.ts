import { startTransition, useEffect, useState } from 'react';
import { type World, worldIn } from './world.ts';
import WorldWorker from './world.worker.ts?worker';

const known = new Map<string, Promise<World>>();

/** Countries and the visitor's zone, undefined for the moment that a worker takes to look them up; where there are no workers the page does it. */
export function useWorld(lang: string): World | undefined {
  const [world, setWorld] = useState<World>();
  useEffect(() => {
    let isWanted = true;
    const asked = known.get(lang) ?? ask(lang);
    known.set(lang, asked);
    void asked.then((answer) => {
      if (isWanted) startTransition(() => setWorld(answer));
    });
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return world;
}

async function ask(lang: string): Promise<World> {
  try {
    return await new Promise((resolve, reject) => {
      const worker = new WorldWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<World>) => {
        worker.terminate();
        resolve(data);
      });
      worker.addEventListener('error', reject);
      worker.postMessage(lang);
    });
  } catch {
    return worldIn(lang);
  }
}
