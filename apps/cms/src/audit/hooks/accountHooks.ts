import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
} from 'payload';
import type { User } from '../../runtime/payload-types.ts';
import { record } from '../record.ts';
import { isAttempt, noteAttempt, noteRefusal } from '../refusals.ts';
import { changedFields } from './changedFields.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number];

/** The role is said by itself; the others change with each sign-in. */
const ownOfSignIn = [
  'role',
  'sessions',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
];
const newPassword = (id: unknown): string => `auditedPassword:${String(id)}`;

/** By a password or by a provider; a link in a mail comes here too, and signs nobody in. */
const noteSignIn: Hook<'afterLogin'> = async ({ req, user }) => {
  if (!isAttempt(req) && req.context['byProvider'] !== true) return;
  await record(req, { act: 'signIn', subject: 'users', document: user.id, user });
};

const noteSignOut: Hook<'afterLogout'> = async ({ req }) => {
  await record(req, { act: 'signOut', subject: 'users', document: req.user?.id });
};

/** A password is in the data of a save only before it is made into a hash. */
const notePassword: Hook<'beforeValidate'> = ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && (data as { password?: string } | undefined)?.password)
    req.context[newPassword(originalDoc?.id)] = true;
  return data;
};

const noteAccount: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const key = newPassword(doc.id);
  const changes =
    operation === 'create'
      ? [`created, role ${doc.role}`, ...(doc.brands?.length ? [`brands ${doc.brands}`] : [])]
      : [
          ...(doc.role === previousDoc.role ? [] : [`role ${previousDoc.role} → ${doc.role}`]),
          ...changedFields(doc, previousDoc, ownOfSignIn).map((field) =>
            field === 'brands' ? `brands ${previousDoc.brands} → ${doc.brands}` : field,
          ),
          ...(req.context[key] ? ['password'] : []),
        ];
  delete req.context[key];
  if (changes.length > 0) await recordAccount(req, doc, changes.join('; '));
  return doc;
};

const noteDeletedAccount: CollectionAfterDeleteHook<User> = async ({ doc, req }) =>
  recordAccount(req, doc, `deleted, role ${doc.role}`);

const noteReset: Hook<'afterOperation'> = async ({ operation, req, result }) => {
  // Payload's types leave the operation out.
  if ((operation as string) !== 'resetPassword') return result;
  const { user } = result as unknown as { user?: User };
  if (user) await recordAccount(req, user, 'password, by a link in a mail');
  return result;
};

type AuditRequest = Parameters<typeof record>[0];
const recordAccount = (req: AuditRequest, { id, brands }: User, detail: string): Promise<void> =>
  record(req, { act: 'account', subject: 'users', document: id, brand: brands, detail });

/** Sign-in, its refusal, sign-out, and every change of an account. */
export const accountHooks = {
  beforeOperation: [noteAttempt],
  beforeValidate: [notePassword],
  afterLogin: [noteSignIn],
  afterLogout: [noteSignOut],
  afterError: [noteRefusal],
  afterChange: [noteAccount],
  afterDelete: [noteDeletedAccount],
  afterOperation: [noteReset],
} satisfies Hooks;
