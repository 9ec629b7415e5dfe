import type { APIRoute } from 'astro';
import { chatConfig, chosenChat } from '../../../chrome/chat/chatConfig.ts';
import { loadPage } from '../../../content/loadPage.ts';

/**
 * `GET /api/config/chat`: live-chat settings of the brand at run time (spec §4); provider `none`
 * where the brand has not chosen the installation's.
 */
export const GET: APIRoute = async ({ locals, url }) => {
  const config = chatConfig(locals.brand.code);
  const home =
    config.provider === 'none' ? undefined : await loadPage(locals, new URL('/en/', url));
  const settings = home?.kind === 'page' ? home.context.shell.settings : undefined;
  return Response.json(chosenChat(config, settings), {
    headers: { 'cache-control': 'public, max-age=60' },
  });
};
