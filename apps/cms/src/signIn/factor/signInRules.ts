import {
  APIError,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { isAdmin } from '../../access/isAdmin.ts';
import { record } from '../../audit/record.ts';
import { roleOptions } from '../../fields/roleOptions.ts';
import { groups } from '../../i18n/label.ts';
import { sayTo } from '../../i18n/say.ts';
import type { SignInRule, User } from '../../runtime/payload-types.ts';
import { endAllSessions } from '../endAllSessions.ts';
import { requireFresh } from '../fresh/fresh.ts';
import { hasFactor } from './factors.ts';

const slug = 'sign-in-rules';
type Roles = SignInRule['factorRoles'];

/** True where accounts of a role sign in with a second factor only. */
export async function needsFactor(payload: Payload, role: User['role']): Promise<boolean> {
  const { factorRoles } = await payload.findGlobal({ slug, overrideAccess: true, depth: 0 });
  return factorRoles?.includes(role) ?? false;
}

/** Signs out whoever must have a factor and has none; at the next sign-in it is set up. */
async function signOutWithout(req: PayloadRequest, roles: NonNullable<Roles>): Promise<void> {
  const where = { role: { in: roles } };
  const { payload } = req;
  const { docs } = await payload.db.find<User>({ collection: 'users', where, pagination: false });
  for (const { id } of docs)
    if (!(await hasFactor(payload, id))) await endAllSessions(req, id, 'second factor demanded');
}

/** Who demands a factor of the own role has one: else the save would be the last act. */
const refuseOwnLockout: GlobalBeforeChangeHook = async ({ data, req }) => {
  const user = currentUser(req);
  if (user && data.factorRoles?.includes(user.role) && !(await hasFactor(req.payload, user.id)))
    throw new APIError(
      sayTo({ req })('Set up a second factor for your own account first.'),
      400,
      undefined,
      true,
    );
  return data;
};

const beFresh: GlobalBeforeChangeHook = ({ data, req }) => {
  requireFresh(req);
  return data;
};

const noteChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, after]: Roles[] = [previousDoc?.factorRoles ?? [], doc.factorRoles ?? []];
  const added = (after ?? []).filter((role) => !before?.includes(role));
  if (added.length > 0) await signOutWithout(req, added);
  if (String(before) !== String(after)) {
    const detail = `second factor demanded: ${before} → ${after}`;
    await record(req, { act: 'setting', subject: slug, detail });
  }
  return doc;
};

/** How people sign in; administrators change it. */
export const signInRules: GlobalConfig = {
  slug,
  label: 'Sign-in',
  access: { read: isAdmin, update: isAdmin, readVersions: isAdmin },
  admin: {
    group: groups.administration,
    hidden: ({ user }) => currentUser({ user: user as unknown as User })?.role !== 'admin',
  },
  lockDocuments: false,
  hooks: { beforeChange: [beFresh, refuseOwnLockout], afterChange: [noteChange] },
  fields: [
    {
      name: 'factorRoles',
      type: 'select',
      hasMany: true,
      label: 'Roles that need a second factor',
      options: roleOptions,
      admin: {
        description:
          'Whoever has none is signed out when you save, and sets it up at the next sign-in.',
      },
    },
  ],
};
