/** By which session an account calls; empty where it calls by none. */
export interface OwnSession {
  readonly sid: string;
  /** When its person signed in (ISO 8601). */
  readonly signedInAt: string;
}

const none: OwnSession = { sid: '', signedInAt: '' };
const slot = '_session';

/** Notes on the account of a request by which session it calls. */
export const noteSession = (user: object, session: OwnSession): object =>
  Object.assign(user, { [slot]: session });

/** The session of a request. */
export const ownSession = ({ user }: { readonly user?: unknown }): OwnSession =>
  (user as { [slot]?: OwnSession } | null | undefined)?.[slot] ?? none;
