import { registry } from '@concierge/brands/registry';
import type { PayloadRequest } from 'payload';
import { ownBrands } from '../../access/brands/ownBrands.ts';
import { currentUser } from '../../access/currentUser.ts';
import { holds } from '../../access/roles.ts';
import { CopyToBrandItems } from './CopyToBrandItems.tsx';

interface Props {
  readonly id?: number | string;
  readonly user: PayloadRequest['user'];
}

/** In the menu of a page: copies for the sites of the other brands that the person writes for. */
export function CopyToBrand({ id, user }: Props) {
  if (id === undefined || !holds(currentUser({ user }), 'draft')) return null;
  const own = ownBrands({ user });
  const brands = registry
    .map(({ code }) => code)
    .filter((code) => !own || own.some((mine) => mine === code));
  return <CopyToBrandItems brands={brands} />;
}
