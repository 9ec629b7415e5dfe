import type { PayloadRequest } from 'payload';
import { currentUser } from './currentUser.ts';

/** Anyone with an account may open the admin; what it shows depends on the collections. */
export const isSignedIn = ({ req }: { req: PayloadRequest }): boolean => Boolean(currentUser(req));
