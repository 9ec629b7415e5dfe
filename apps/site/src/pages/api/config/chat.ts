import type { APIRoute } from 'astro';
import { chatConfig } from '../../../chrome/chat/chatConfig.ts';

/** `GET /api/config/chat`: live-chat settings of the brand at run time (spec §4). */
export const GET: APIRoute = ({ locals }) =>
  Response.json(chatConfig(locals.brand.code), {
    headers: { 'cache-control': 'public, max-age=60' },
  });
