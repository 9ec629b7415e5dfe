import type { CollectionConfig } from 'payload';
import { brands } from '../brands/brands.ts';
import { leads } from '../leads/inbox/leads.ts';
import { mails } from '../leads/mails/mails.ts';
import { newsletterChanges } from '../leads/newsletter/service/changes.ts';
import { subscribers } from '../leads/newsletter/subscribers.ts';
import { erasures } from '../leads/privacy/erasures.ts';
import { visits } from '../leads/visits/visits.ts';
import { releases } from '../releases/releases.ts';
import { reviews } from '../review/reviews.ts';
import { queries } from '../search/queries.ts';
import { synonyms } from '../search/synonyms.ts';
import { sessions } from '../sessions/sessions.ts';
import { signInTries } from '../signIn/delay/signInTries.ts';
import { secondFactors } from '../signIn/factor/secondFactors.ts';
import { translationCounts } from '../translations/coverage/translationCounts.ts';
import { glossary } from '../translations/glossary/glossary.ts';
import { brandSettings } from './brandSettings.ts';
import { campaigns } from './campaigns.ts';
import { changeLog } from './changeLog.ts';
import { footers } from './footers.ts';
import { forms } from './forms/forms.ts';
import { media } from './media/media.ts';
import { mediaTopics } from './media/mediaTopics.ts';
import { menus } from './menus.ts';
import { pages } from './pages/pages.ts';
import { patterns } from './patterns.ts';
import { popups } from './popups/popups.ts';
import { redirects } from './redirects/redirects.ts';
import { sharedSections } from './sharedSections.ts';
import { users } from './users.ts';

/** Every collection, in the order of the admin's navigation; a feature adds its own here. */
export const collections: CollectionConfig[] = [
  pages,
  sharedSections,
  patterns,
  releases,
  media,
  campaigns,
  forms,
  menus,
  footers,
  popups,
  redirects,
  brandSettings,
  mediaTopics,
  synonyms,
  glossary,
  queries,
  leads,
  visits,
  subscribers,
  newsletterChanges,
  mails,
  erasures,
  brands,
  users,
  sessions,
  secondFactors,
  signInTries,
  changeLog,
  reviews,
  translationCounts,
];
