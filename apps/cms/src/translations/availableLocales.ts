import type { LocalizationConfig } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { hasRight } from '../access/roles.ts';

type Filter = NonNullable<LocalizationConfig['filterAvailableLocales']>;

/** Languages that the admin offers: to a translator English, to read, and those of the account. */
export const availableLocales: Filter = ({ locales, req }) => {
  const user = currentUser(req);
  if (!hasRight(user?.role, 'translate') || hasRight(user?.role, 'draft')) return locales;
  return locales.filter(
    ({ code }) => code === 'en' || user?.languages?.some((lang) => lang === code),
  );
};
