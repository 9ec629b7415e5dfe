import type { CollectionConfig } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import type { Session, User } from '../runtime/payload-types.ts';
import { endSessions } from './endSessions.ts';
import { findSessions } from './findSessions.ts';
import { openSession } from './openSession.ts';
import { ownSession } from './ownSession.ts';
import { refreshWithin } from './refreshWithin.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number];

const newPassword = 'newPassword';

const notePassword: Hook<'beforeOperation'> = ({ args, operation, req }) => {
  const { data } = args as { data?: { password?: unknown } };
  if (operation === 'update' && data?.password) req.context[newPassword] = true;
  return args;
};

/** Whoever knew the old password is signed out; who has changed it stays. */
const endOthers: Hook<'afterChange'> = async ({ doc, operation, req }) => {
  if (operation !== 'update' || !req.context[newPassword]) return doc;
  const all = await findSessions(req, doc.id);
  const isOther = ({ sid }: Session): boolean => sid !== ownSession(req).sid;
  await endSessions(req, all.filter(isOther), 'new password');
  return doc;
};

interface Opened {
  exp?: number;
  token?: string;
  readonly user?: User;
}

/**
 * Gives the answer of a sign-in the token of a session: Payload's own token bears none. No answer
 * says when the token expires: Payload's admin would leave a form then, with all that was typed
 * (admin/SessionEnd.tsx says it instead).
 */
const afterOpening: Hook<'afterOperation'> = async ({ operation, req, result }) => {
  const opened = result as unknown as Opened;
  if (operation === 'login' && opened.token && opened.user)
    opened.token = await openSession(req, opened.user);
  if (operation === 'login' || operation === 'refresh') delete opened.exp;
  return result;
};

const withoutExpiry: Hook<'afterMe'> = ({ response }) => ({
  ...(response as Opened),
  exp: undefined,
});

const signOut: Hook<'afterLogout'> = async ({ req }) => {
  const user = currentUser(req);
  if (!user) return;
  const { sid } = ownSession(req);
  const isAll = req.searchParams?.get('allSessions') === 'true';
  const where = isAll ? { user: { equals: user.id } } : { sid: { equals: sid } };
  await req.payload.db.deleteMany({ collection: 'sessions', where, req });
};

const forget: Hook<'afterDelete'> = async ({ id, req }) => {
  const where = { user: { equals: id } };
  await req.payload.db.deleteMany({ collection: 'sessions', where, req });
};

/** Opens and ends the sessions of accounts, whichever way somebody signs in or out. */
export const sessionHooks = {
  beforeOperation: [notePassword],
  afterChange: [endOthers],
  afterOperation: [afterOpening],
  afterMe: [withoutExpiry],
  afterLogout: [signOut],
  afterDelete: [forget],
  refresh: [refreshWithin],
} satisfies Hooks;
