import { defineMiddleware } from 'astro:middleware';
import { defaultLang, isLang } from '@concierge/contract/lang';
import { showMarks } from './content/showMarks.ts';
import { brandOrigin, hostname, liveHosts } from './routing/hosts.ts';
import { pathLang } from './routing/pathLang.ts';

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
  const lang = pathLang(brand.code, context.url.pathname);
  context.locals.lang = lang ?? defaultLang;
  context.locals.origin = brandOrigin(brand);
  const mark = context.url.pathname.endsWith('/preview/')
    ? context.url.searchParams.get('mark')
    : null;
  // An old address without a language is the backend's to redirect.
  const isAlias = context.routePattern === '/[lang]/[...alias]' && !isLang(first);
  // No route but that of aliases begins so, and no alias does. Without the address: Astro decodes
  // it once more, and a percent sign that is meant begins no code.
  if (!lang && !isAlias && context.routePattern.startsWith('/[lang]/')) return next('/-/');
  return mark === 'ins' || mark === 'del' ? showMarks(await next(), mark) : next();
});
