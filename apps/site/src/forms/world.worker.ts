// Looks up beside the page what would hold a form up on it (world.ts).
import { worldIn } from './world.ts';

addEventListener('message', ({ data: lang }: MessageEvent<string>) => postMessage(worldIn(lang)));
