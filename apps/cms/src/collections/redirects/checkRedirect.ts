import {
  APIError,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { trashMove } from '../../changes/trashMove.ts';
import { type Say, sayTo } from '../../i18n/say.ts';
import { readPath } from '../../routing/path.ts';
import { everyRow } from '../../runtime/database/everyRow.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { refuse as refuseField } from '../../runtime/errors/refuse.ts';

interface Redirect {
  brand: string;
  lang: string;
  path: string;
  page?: number | null;
  url?: string | null;
}

type Field = keyof typeof labels;
/** What editors call the fields that can be wrong. */
const labels = { path: 'Old path', page: 'Leads to this page', url: 'Or to this address' } as const;

/** Refuses a field's value in the language of whoever asks. */
function refuse(req: PayloadRequest, path: Field, ...problem: Parameters<Say>): never {
  refuseField(req, { path, label: labels[path] }, sayTo({ req })(...problem));
}

/**
 * Normalises a redirect and refuses, on its field, doubles, loops, chains and paths that a page
 * has.
 */
export const checkRedirect: CollectionBeforeValidateHook = async (args) => {
  const { data, originalDoc } = args;
  const move = trashMove(data, originalDoc);
  if (move === 'into') return data;
  if (move !== 'out') return check(args);
  try {
    await refuseTrashedPage(args.req, originalDoc);
    return await check(args);
  } catch (error) {
    // The trash has no fields to show a message at.
    if (error instanceof ValidationError)
      throw new APIError(error.data.errors[0]?.message ?? error.message, 409, null, true);
    throw error;
  }
};

const check: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const redirect = { ...originalDoc, ...data } as Redirect;
  if (!redirect.path || !redirect.brand || !redirect.lang) return data;
  const path = pathOf(req, redirect.path, 'path');
  if (!redirect.page && !redirect.url)
    refuse(req, 'page', 'Choose a page or write an address to lead to.');
  if (redirect.page && redirect.url)
    refuse(req, 'url', 'Choose a page or write an address, not both.');
  const checked = { ...redirect, path };
  await refuseDouble(req, checked, originalDoc?.id);
  await replaceTrashed(req, checked, originalDoc?.id);
  if (!req.context['automaticRedirect']) {
    await refusePagePath(req, checked);
    await refuseChain(req, checked, originalDoc?.id);
  }
  return { ...data, path };
};

function pathOf(req: PayloadRequest, text: string, field: Field): string {
  const read = readPath(text);
  if ('problem' in read) return refuse(req, field, read.problem);
  if (read.lang)
    refuse(req, field, 'Write the path without its language; the language is a field of its own.');
  return read.path;
}

/**
 * The path within the same site that a redirect leads to by address, or undefined for foreign ones.
 */
function localTarget(req: PayloadRequest, redirect: Redirect): string | undefined {
  if (!redirect.url?.startsWith('/')) return undefined;
  const read = readPath(redirect.url);
  if ('problem' in read) return refuse(req, 'url', read.problem);
  return read.lang && read.lang !== redirect.lang ? undefined : read.path;
}

async function find(
  req: PayloadRequest,
  redirect: Redirect,
  where: Where,
  id?: number,
): Promise<Redirect | undefined> {
  const same: Where[] = [
    { brand: { equals: redirect.brand } },
    { lang: { equals: redirect.lang } },
    where,
  ];
  const found = await req.payload.find({
    collection: 'redirects',
    where: { and: id === undefined ? same : [...same, { id: { not_equals: id } }] },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  return found.docs[0] as Redirect | undefined;
}

async function refuseDouble(req: PayloadRequest, redirect: Redirect, id?: number): Promise<void> {
  if (await find(req, redirect, { path: { equals: redirect.path } }, id)) {
    refuse(req, 'path', 'There is already a redirect from {path} for {brand} in this language.', {
      path: redirect.path,
      brand: redirect.brand,
    });
  }
}

/**
 * The path of a redirect in the trash is free: whichever stands there anew takes its place for
 * good.
 */
async function replaceTrashed(
  req: PayloadRequest,
  { brand, lang, path }: Redirect,
  id?: number,
): Promise<void> {
  const same: Where[] = [
    { brand: { equals: brand } },
    { lang: { equals: lang } },
    { path: { equals: path } },
  ];
  const and = [
    ...same,
    { deletedAt: { exists: true } },
    ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
  ];
  await everyRow(
    req.payload.delete({
      collection: 'redirects',
      where: { and },
      trash: true,
      depth: 0,
      overrideAccess: true,
      req: sameTransaction(req),
    }),
  );
}

async function refuseTrashedPage(req: PayloadRequest, { page }: Redirect): Promise<void> {
  if (!page || req.context['automaticRedirect']) return;
  const where = { and: [{ id: { equals: page } }, { deletedAt: { exists: true } }] };
  const { docs } = await req.payload.find({
    collection: 'pages',
    where,
    trash: true,
    select: { title: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  if (docs[0])
    refuse(
      req,
      'page',
      'It leads to the page “{title}”, which is in the trash. Restore that page.',
      { title: docs[0].title },
    );
}

async function refusePagePath(req: PayloadRequest, redirect: Redirect): Promise<void> {
  const pages = await req.payload.count({
    collection: 'pages',
    where: {
      and: [
        { [`alias.${redirect.lang}`]: { equals: redirect.path } },
        { field_domain_access: { in: [redirect.brand] } },
        { _status: { equals: 'published' } },
      ],
    },
    overrideAccess: true,
    req: sameTransaction(req),
  });
  if (pages.totalDocs > 0)
    refuse(
      req,
      'path',
      'A published page has the address {path}; the redirect would never be used.',
      { path: redirect.path },
    );
}

async function refuseChain(req: PayloadRequest, redirect: Redirect, id?: number): Promise<void> {
  const target = localTarget(req, redirect);
  if (target === redirect.path) refuse(req, 'url', 'This redirect leads to itself.');
  if (target !== undefined) {
    const next = await find(req, redirect, { path: { equals: target } }, id);
    if (next && localTarget(req, next) === redirect.path)
      refuse(req, 'url', 'This makes a loop: {target} leads back to {path}.', {
        target,
        path: redirect.path,
      });
    if (next?.url)
      refuse(req, 'url', '{target} is itself redirected to {next}; lead there directly.', {
        target,
        next: next.url,
      });
    if (next) refuse(req, 'url', '{target} is itself redirected; lead there directly.', { target });
  }
  const variants = [
    redirect.path,
    redirect.path.slice(0, -1),
    `/${redirect.lang}${redirect.path}`,
    `/${redirect.lang}${redirect.path.slice(0, -1)}`,
  ];
  const before = await find(req, redirect, { url: { in: variants.filter(Boolean) } }, id);
  if (before)
    refuse(
      req,
      'path',
      '{before} already leads to {path}; change that redirect first, so that nobody is sent on twice.',
      {
        before: before.path,
        path: redirect.path,
      },
    );
}
