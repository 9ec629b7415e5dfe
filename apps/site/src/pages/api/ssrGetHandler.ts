import type { APIRoute } from 'astro';
import { handleSsr } from '../../server/ssrHandler.ts';

/** `POST /api/ssrGetHandler` (spec §7). */
export const POST: APIRoute = (context) => handleSsr('GET', context);
