import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
} from 'payload';
import { followMovedPage } from './followMovedPage.ts';
import { menuTags } from './menuTags.ts';
import { brandTags } from './noteChanges.ts';
import { type PageState, readPageState, sameEvents, sameRoutes } from './pageState.ts';
import { recordChange } from './recordChange.ts';
import { removeRedirectsTo } from './removeRedirectsTo.ts';
import { trackPublicState } from './trackPublicState.ts';
import { trashMove } from './trashMove.ts';

const listTagByType: Record<string, string> = {
  program: 'list:program',
  singleNews: 'list:news',
  singleCampus: 'list:campus',
};

/** What the public could see of a page before a save or delete, and can after it. */
export const trackedPage = trackPublicState('page', readPageState);

/** Keeps what the public could see, before a delete ends it. */
export const rememberPageDelete: CollectionBeforeDeleteHook = async (args) => {
  await trackedPage.rememberBeforeDelete(args);
  await removeRedirectsTo(args.req, args.id);
};

/**
 * After a save: redirects from moved addresses, and a change row where visitors see a difference.
 * Draft saves leave no trace.
 */
export const notePageChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (req.context['skipChanges']) return doc;
  const isRestored = trashMove(doc, previousDoc) === 'out';
  const { before, after, isDraftSave } = await trackedPage.states(req, doc.id);
  if (isDraftSave || (!before?.published && !after?.published)) return doc;
  if (before?.published && after?.published) await followMovedPage(req, doc.id, before, after);
  await recordChange(req, [
    ...pageChangeTags(doc.id, before, after),
    ...(await menuTags(req, before, after, isRestored)),
  ]);
  return doc;
};

/**
 * After a delete: a change row where the page was public. Menus know of what is in the trash, and
 * leave out what leads to it: of a page that goes from there for good they are made anew.
 */
export const notePageDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const { before } = await trackedPage.states(req, id);
  if (before?.published) await recordChange(req, pageChangeTags(id, before, undefined));
  else if (doc.deletedAt && doc._status === 'published')
    await recordChange(req, brandTags('menu', doc));
};

function pageChangeTags(
  id: number | string,
  before: PageState | undefined,
  after: PageState | undefined,
): string[] {
  const states = [before, after].filter((state) => state !== undefined);
  const moved = !before || !after || !sameRoutes(before, after) || !sameEvents(before, after);
  return [
    `page:${id}`,
    ...states.flatMap((state) => listTagByType[state.type] ?? []),
    ...(moved ? states.flatMap((state) => state.brands.map((brand) => `route:${brand}`)) : []),
  ];
}
