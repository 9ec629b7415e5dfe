import { isLang } from '@concierge/contract/lang';
import {
  APIError,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { automatically } from '../../changes/automatically.ts';
import { trashMove } from '../../changes/trashMove.ts';
import { readPath } from '../../routing/path.ts';
import { everyRow } from '../../runtime/database/everyRow.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { takenAddress } from '../../validation/addresses/takenAddress.ts';
import { refuseChain } from './refuseChain.ts';
import { findAt, type Redirect, refuse } from './storedRedirects.ts';

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
  const path = parsePath(req, redirect.path);
  if (!redirect.page && !redirect.url)
    refuse(req, 'page', 'Choose a page or write an address to lead to.');
  if (redirect.page && redirect.url)
    refuse(req, 'url', 'Choose a page or write an address, not both.');
  const checked = { ...redirect, path };
  await refuseDouble(req, checked, originalDoc?.id);
  if (!req.context['automaticRedirect']) {
    await refusePagePath(req, checked);
    await refuseChain(req, checked, originalDoc?.id);
  }
  // At the end: what is refused takes nobody's place, and SQLite takes nothing back.
  await replaceTrashed(req, checked, originalDoc?.id);
  return { ...data, path };
};

function parsePath(req: PayloadRequest, text: string): string {
  const read = readPath(text);
  if ('problem' in read) return refuse(req, 'path', read.problem);
  if (read.lang)
    refuse(req, 'path', 'Write the path without its language; the language is a field of its own.');
  return read.path;
}

async function refuseDouble(req: PayloadRequest, redirect: Redirect, id?: number): Promise<void> {
  if (await findAt(req, redirect, id)) {
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
      req: automatically(req),
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

async function refusePagePath(req: PayloadRequest, { brand, lang, path }: Redirect): Promise<void> {
  if (
    isLang(lang) &&
    (await takenAddress(req, { alias: { [lang]: path }, brands: [brand] }, [lang]))
  )
    refuse(
      req,
      'path',
      'A published page has the address {path}; the redirect would never be used.',
      { path },
    );
}
