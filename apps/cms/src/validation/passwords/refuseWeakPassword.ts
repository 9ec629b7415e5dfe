import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { passwordProblem } from './passwordProblem.ts';

interface Set {
  readonly password?: unknown;
  readonly email?: unknown;
  readonly token?: unknown;
}

/**
 * Refuses a weak password at its field wherever one is set: a new account, a changed one, and the
 * link in a mail. Signing in with an older one goes on.
 */
export const refuseWeakPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const data = (args as { data?: Set }).data;
  const password = data?.password;
  if (typeof password !== 'string' || password === '') return args;
  const isReset = (operation as string) === 'resetPassword';
  if (operation !== 'create' && operation !== 'update' && !isReset) return args;
  // Payload refuses a made-up token by itself; strangers mustn't make us search.
  if (isReset && !(await isResetToken(req, data?.token))) return args;
  const own = [data?.email, req.user?.email].filter((text) => typeof text === 'string');
  const problem = await passwordProblem(password, own, { req });
  if (!problem) return args;
  const label = req.t('general:password');
  throw new ValidationError(
    { errors: [{ message: problem, path: 'password', label }], req },
    req.t,
  );
};

async function isResetToken({ payload }: PayloadRequest, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token === '') return false;
  const where = { resetPasswordToken: { equals: token } };
  return (await payload.db.count({ collection: 'users', where })).totalDocs > 0;
}
