import type { LocalizationConfig } from 'payload';
import { ownBrands } from '../access/brands/ownBrands.ts';
import { currentUser } from '../access/currentUser.ts';
import { mayOnlyTranslate } from '../access/roles.ts';
import { spokenLangs } from './spokenLangs.ts';

type Filter = NonNullable<LocalizationConfig['filterAvailableLocales']>;

/**
 * Languages that the admin offers: those of the sites of the person's brands; to a translator
 * English, to read, and those of the account.
 */
export const availableLocales: Filter = ({ locales, req }) => {
  const user = currentUser(req);
  const spoken = spokenLangs(user ? ownBrands(req) : undefined);
  const ofSites = locales.filter(
    ({ code }) => code === 'en' || spoken.some((lang) => lang === code),
  );
  if (!mayOnlyTranslate(user?.role)) return ofSites;
  return ofSites.filter(
    ({ code }) => code === 'en' || user?.languages?.some((lang) => lang === code),
  );
};
