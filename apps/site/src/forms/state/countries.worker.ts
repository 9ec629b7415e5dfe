// Looks up beside the page what would hold a form up on it (world.ts).
import { countriesAndZone } from './countryWorker.ts';

addEventListener('message', ({ data: lang }: MessageEvent<string>) =>
  postMessage(countriesAndZone(lang)),
);
