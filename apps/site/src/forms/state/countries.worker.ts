// Fetches and looks up beside the page what would hold a form up on it (countryWorker.ts).
import { countriesAndZone } from './countryWorker.ts';

addEventListener('message', async ({ data: lang }: MessageEvent<string>) =>
  postMessage(await countriesAndZone(lang)),
);
