import type { Lang } from '@concierge/contract/lang';
import type { LocalizationConfig, PayloadRequest } from 'payload';
import { ownBrands } from '../access/brands/ownBrands.ts';
import { currentUser } from '../access/currentUser.ts';
import { mayOnlyTranslate } from '../access/roles.ts';
import { spokenLangs } from './spokenLangs.ts';

/**
 * Languages that a person may open documents in: English and those of the sites of the person's
 * brands; for a translator English, to read, and those of the account.
 */
export function availableLangs(req: Pick<PayloadRequest, 'user'>): Lang[] {
  const user = currentUser(req);
  const ofSites = spokenLangs(user ? ownBrands(req) : undefined);
  const own = mayOnlyTranslate(user?.role) ? (user?.languages ?? []) : ofSites;
  return spokenLangs().filter(
    (lang) => lang === 'en' || (ofSites.includes(lang) && own.includes(lang)),
  );
}

/** Languages that the admin offers to whoever asks. */
export const availableLocales: NonNullable<LocalizationConfig['filterAvailableLocales']> = ({
  locales,
  req,
}) => {
  const langs = availableLangs(req);
  return locales.filter(({ code }) => code === 'en' || langs.some((lang) => lang === code));
};
