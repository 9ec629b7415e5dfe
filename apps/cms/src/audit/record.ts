import { APIError, type PayloadRequest } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { clientAddressHeader } from '../runtime/http/clientAddressHeader.ts';
import type { User } from '../runtime/payload-types.ts';
import type { Act } from './acts.ts';
import { appendRow } from './chain/appendRow.ts';

/** An act, and what it was done to; never what a visitor wrote. */
export interface Recorded {
  readonly act: Act;
  /** Slug of a collection. */
  readonly subject?: string;
  readonly document?: number | string | undefined;
  readonly brand?: unknown;
  readonly detail?: string;
  /** Who did it, where the request doesn't say so. */
  readonly user?: Pick<User, 'id' | 'role'> | undefined;
}
type AuditRequest = Pick<PayloadRequest, 'payload' | 'user' | 'headers' | 'transactionID'>;

/** Brands of a document as one text. */
const joined = (brand: unknown): string =>
  [brand]
    .flat()
    .filter((one) => typeof one === 'string')
    .join(', ');

async function append(
  req: AuditRequest,
  { act, subject, document, brand, detail, user }: Recorded,
) {
  const actor = user ?? currentUser(req);
  const row = {
    act,
    user: actor?.id ?? null,
    role: actor?.role ?? '',
    address: req.headers?.get(clientAddressHeader) ?? '',
    subject: subject ?? '',
    document: document === undefined ? '' : String(document),
    brand: joined(brand),
    detail: detail ?? '',
  };
  await appendRow(req.payload, row, await req.transactionID);
}

/** Records what has happened; an act that can't be recorded is an error in the log. */
export async function record(req: AuditRequest, recorded: Recorded): Promise<void> {
  try {
    await append(req, recorded);
  } catch (error) {
    sayFailure(req, recorded, error);
  }
}

/** Records what is about to be shown; throws where it can't, so that nothing is shown. */
export async function recordOrRefuse(req: AuditRequest, recorded: Recorded): Promise<void> {
  try {
    await append(req, recorded);
  } catch (error) {
    sayFailure(req, recorded, error);
    throw new APIError('The audit log cannot be written.', 500);
  }
}

function sayFailure(
  { payload }: AuditRequest,
  { act, subject, document }: Recorded,
  err: unknown,
): void {
  const what = [act, subject, document].filter(Boolean).join(' ');
  payload.logger.error({ err, msg: `An act is missing in the audit log: ${what}` });
}
