import { defaultLang } from '@concierge/contract/lang';
import type { PayloadRequest, Where } from 'payload';
import { isSamePlace, ownPlace, type Place, siteHosts } from '../../routing/ownPlace.ts';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import { findAt, findOther, type Redirect, refuse } from './storedRedirects.ts';

/**
 * Refuses a redirect that leads to itself or to another one, or to which another one leads, on any
 * of our sites and in any language. Without chains there is no longer loop either.
 */
export async function refuseChain(
  req: PayloadRequest,
  redirect: Redirect,
  id?: number,
): Promise<void> {
  const place = targetPlace(req, redirect);
  if (place) {
    if (isSamePlace(place, redirect)) refuse(req, 'url', 'This redirect leads to itself.');
    const next = await findAt(req, place, id);
    if (next) refuseNext(req, redirect, place, next);
  }
  const before = await findOther(req, leadingTo(redirect), id);
  if (before)
    refuse(
      req,
      'path',
      '{before} already leads to {path}; change that redirect first, so that nobody is sent on twice.',
      { before: before.path, path: redirect.path },
    );
}

function refuseNext(req: PayloadRequest, redirect: Redirect, place: Place, next: Redirect): never {
  const after = targetPlace(req, next);
  const target = place.path;
  if (after && isSamePlace(after, redirect))
    refuse(req, 'url', 'This makes a loop: {target} leads back to {path}.', {
      target,
      path: redirect.path,
    });
  if (next.url)
    refuse(req, 'url', '{target} is itself redirected to {next}; lead there directly.', {
      target,
      next: next.url,
    });
  refuse(req, 'url', '{target} is itself redirected; lead there directly.', { target });
}

/** The place on our sites that a redirect leads to by address; undefined for others. */
function targetPlace(req: PayloadRequest, redirect: Redirect): Place | undefined {
  const place = redirect.url ? ownPlace(redirect.url, redirect) : undefined;
  return place && 'problem' in place ? refuse(req, 'url', place.problem) : place;
}

/** Redirects that lead to a place by address, in every way in which it may be written. */
function leadingTo({ brand, lang, path }: Place): Where {
  const bare = spellings(path);
  const whole = spellings(`/${lang}${path}`);
  const origins = siteHosts(brand).flatMap((host) => [`https://${host}`, `http://${host}`]);
  const full = [siteOrigin(brand), ...origins].flatMap((origin) =>
    [...whole, ...(lang === defaultLang ? bare : [])].map((spelling) => origin + spelling),
  );
  const own = { brand: { equals: brand } };
  return {
    or: [
      { and: [own, { lang: { equals: lang } }, { url: { in: bare } }] },
      { and: [own, { url: { in: whole } }] },
      { url: { in: full } },
    ],
  };
}

/** A path with and without the slash at its end. */
const spellings = (path: string): string[] => [path, path.slice(0, -1)].filter(Boolean);
