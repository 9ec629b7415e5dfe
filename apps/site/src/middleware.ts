import { defineMiddleware } from 'astro:middleware';
import { defaultLang, isLang } from '@concierge/contract/lang';
import { hostname, hostTable, originOf } from './server/hosts.ts';

const hosts = hostTable();

/**
 * Says which brand and language a request is for (DESIGN §4.1). The page front has named the brand already; in development the host does, and one that
 * is not configured gets 421.
 */
export const onRequest = defineMiddleware((context, next) => {
  const given: Partial<App.Locals> = context.locals;
  const brand = given.brand ?? hosts.get(hostname(context.url.host));
  if (!brand) return new Response('Misdirected Request', { status: 421 });
  const first = context.url.pathname.split('/')[1];
  context.locals.brand = brand;
  context.locals.lang = isLang(first) ? first : defaultLang;
  context.locals.origin = originOf(brand);
  return next();
});
