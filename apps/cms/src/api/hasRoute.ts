import type { Payload } from 'payload';
import { isId } from '../runtime/http/routeId.ts';

/**
 * True where a call of a collection could name something: a path that Payload serves, with a number
 * where a document or version is named, and versions only of what has them. Payload takes anything
 * there as far as the database, whose refusal would be an error of ours.
 */
export function hasRoute(
  payload: Payload,
  method: string,
  [slug = '', ...segments]: readonly string[],
): boolean {
  const collection = Object.hasOwn(payload.collections, slug)
    ? payload.collections[slug as keyof typeof payload.collections]
    : undefined;
  // Payload would take what every object inherits for a collection.
  if (slug in Object.prototype) return false;
  if (slug === 'globals') return hasGlobal(payload, segments);
  if (!collection || method === 'OPTIONS') return true;
  const { endpoints, versions } = collection.config;
  // Collections that Payload keeps for itself answer nothing.
  if (!endpoints) return false;
  if (segments[0] === 'versions' && !versions) return false;
  // Nobody's account waits for a mail, and no job has a schedule, which Payload takes for an error.
  if (segments[0] === 'verify' && !collection.config.auth?.verify) return false;
  if (slug === 'payload-jobs' && segments[0] === 'handle-schedules') return false;
  const hasNumbers = payload.db.defaultIDType === 'number' && collection.customIDType !== 'text';
  return endpoints.some(
    (endpoint) =>
      endpoint.method.toUpperCase() === method && matches(endpoint.path, segments, hasNumbers),
  );
}

/** Whether there is such a global, and versions of it where they are asked for. */
const hasGlobal = ({ globals }: Payload, [slug, part]: readonly string[]): boolean =>
  globals.config.some(
    (global) => global.slug === slug && (part !== 'versions' || Boolean(global.versions)),
  );

function matches(path: string, segments: readonly string[], hasNumbers: boolean): boolean {
  const parts = path.split('/').filter(Boolean);
  // The token of an account that isn't verified yet is called an id, too.
  const isToken = parts[0] === 'verify';
  if (segments.length > parts.length) return false;
  return parts.every((part, index) => {
    const segment = segments[index];
    if (segment === undefined) return part.endsWith('?');
    if (!part.startsWith(':')) return part === segment;
    return !hasNumbers || isToken || !/^:id\??$/.test(part) || isId(segment);
  });
}
