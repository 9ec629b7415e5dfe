const writes = new Set(['POST', 'PATCH', 'PUT']);

/**
 * A save in a language, asked to answer with that language alone. Payload's admin takes the answer
 * over into its form, and its publish button doesn't say so itself: with the English texts standing
 * in, the next save would store them as the translation. Who asks for a fallback gets it.
 */
export function withoutFallback(request: Request): Request {
  const url = new URL(request.url);
  const asks = url.searchParams;
  const isRead =
    !writes.has(request.method) ||
    /^get$/i.test(request.headers.get('x-payload-http-method-override') ?? '');
  if (isRead || !asks.has('locale') || asks.has('fallback-locale') || asks.has('fallbackLocale'))
    return request;
  url.searchParams.set('fallback-locale', 'none');
  return new Request(url, request);
}
