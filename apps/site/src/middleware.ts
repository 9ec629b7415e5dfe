import { defineMiddleware } from 'astro:middleware';
import { hasLanguage } from '@concierge/brands/liveBrands';
import { defaultLang, isLang } from '@concierge/contract/lang';
import { showMarks } from './content/showMarks.ts';
import { hostname, liveHosts, originOf } from './routing/hosts.ts';

/**
 * Says which brand and language a request is for (ADR 11). The page front has named the brand
 * already; in development the host does, and one that is not configured gets 421.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const given: Partial<App.Locals> = context.locals;
  const brand = given.brand ?? liveHosts().get(hostname(context.url.host) ?? '');
  if (!brand) return new Response('Misdirected Request', { status: 421 });
  const first = context.url.pathname.split('/')[1];
  context.locals.brand = brand;
  context.locals.lang = isLang(first) && hasLanguage(brand.code, first) ? first : defaultLang;
  context.locals.origin = originOf(brand);
  const mark = context.url.pathname.endsWith('/preview/')
    ? context.url.searchParams.get('mark')
    : null;
  if (isLang(first) && !hasLanguage(brand.code, first)) return next(`/-${context.url.pathname}`);
  return mark === 'ins' || mark === 'del' ? showMarks(await next(), mark) : next();
});
