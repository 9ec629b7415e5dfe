import type { PageEntry, Variant } from '../../cache/pageEntry.ts';
import {
  type SerializedResponse,
  serializeResponse,
} from '../../runtime/http/serializedResponse.ts';
import { bareCsp, securityHeaders } from '../../runtime/security/headers.ts';
import { forCdn, keepAtCdn } from '../cdn/inFront.ts';

/** The head of a page's variant, flat name and value as `writeHead` takes it; made once. */
export function pageHead(entry: PageEntry, variant: Variant): string[] {
  variant.head ??= makeHead(entry, variant, entry.freshFor);
  return variant.head;
}

/**
 * Milliseconds that a cache in front keeps a page that is no longer current: the purge that it was
 * told of may be over, and no other one follows. Long enough for a crowd.
 */
const staleKeptMs = 1000;

/** The head of a page that is shown though it is no longer current; made each time. */
export const stalePageHead = (entry: PageEntry, variant: Variant): string[] =>
  makeHead(entry, variant, staleKeptMs);

/** How long a cache in front keeps a page that it holds already, with a 304. */
export function keepInFront({ freshFor }: PageEntry, isCurrent: boolean): readonly string[] {
  return freshFor > 0 ? keepAtCdn(toSeconds(isCurrent ? freshFor : staleKeptMs)) : [];
}

/** A variant in one piece as it is sent; its body is then a part of that. */
export function serializedPage(entry: PageEntry, variant: Variant): SerializedResponse {
  if (variant.serialized) return variant.serialized;
  const serialized = serializeResponse(entry.status, pageHead(entry, variant), variant.body);
  variant.serialized = serialized;
  variant.body = serialized.bytes.subarray(serialized.bodyAt);
  return serialized;
}

function makeHead(
  { own, etag, tags, freshFor }: PageEntry,
  { encoding, body }: Variant,
  keptMs: number,
): string[] {
  const cache = own.includes('cache-control')
    ? []
    : ['Cache-Control', 'public, max-age=0, must-revalidate', 'ETag', etag];
  const policy = own.includes('content-security-policy') ? [] : bareCsp;
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  // What a cache in front needs; nothing of what is not kept.
  const inFront = freshFor > 0 ? forCdn(toSeconds(keptMs), tags) : [];
  return [
    ...own,
    ...policy,
    ...securityHeaders,
    ...cache,
    ...inFront,
    'Vary',
    'Accept-Encoding',
    ...coding,
    'Content-Length',
    String(body.length),
  ];
}

const toSeconds = (milliseconds: number): number => Math.round(milliseconds / 1000);
