import { rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cmsOrigin } from './product.ts';
import { sessionToken } from './sessionToken.ts';

/** The administrator of the product under test. */
export const admin = { email: 'admin@concierge.example', password: 'correct-horse-9' };

const lock = `${tmpdir()}/concierge-sign-in-${new URL(cmsOrigin).port}`;
/** Milliseconds after which whoever holds the lock has died. */
const longest = 20_000;

/**
 * One sign-in at a time, over all of Playwright's workers: the backend keeps the sessions of an
 * account as one list, and of two sign-ins at the same moment one's session can be lost.
 */
export async function oneAtATime<T>(signIn: () => Promise<T>): Promise<T> {
  while (!taken()) await sleep(50);
  try {
    return await signIn();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(): boolean {
  try {
    writeFileSync(lock, '', { flag: 'wx' });
    return true;
  } catch {
    const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > longest) rmSync(lock, { force: true });
    return false;
  }
}

/** Milliseconds for which one sign-in is used; accounts are made by a fresh one, of ten minutes. */
const freshForMs = 5 * 60_000;
let token: Promise<string> | undefined;
let askedAt = 0;

/** Header that signs a call of the API in, by a sign-in that is still fresh. */
export async function adminHeaders(): Promise<Record<string, string>> {
  if (Date.now() - askedAt > freshForMs) token = undefined;
  if (!token) askedAt = Date.now();
  token ??= oneAtATime(async () => {
    const answer = await fetch(`${cmsOrigin}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    return sessionToken(answer.headers.get('set-cookie'));
  });
  return { authorization: `JWT ${await token}` };
}
