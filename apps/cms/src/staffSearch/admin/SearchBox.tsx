import type { ServerProps } from 'payload';
import type { User } from '../../runtime/payload-types.ts';
import { kindsFor } from '../kinds.ts';
import { SearchDialog } from './SearchDialog.tsx';

/** The search in the head of every screen, for who finds something by it. */
export const SearchBox = ({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) =>
  user && kindsFor(payload, user as User).length > 0 ? <SearchDialog /> : null;
