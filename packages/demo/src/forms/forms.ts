import type { SeedForm } from '../types.ts';
import { applyForm } from './applyForm.ts';
import { brochureForm } from './brochureForm.ts';
import { livechatForm } from './livechatForm.ts';
import { meetForm } from './meetForm.ts';
import { openCulinaryForm, openHouseForm } from './openForms.ts';
import { quizForm } from './quizForm.ts';
import { contactForm, newsletterForm, popupForm, referForm, webinarForm } from './shortForms.ts';
import { visitForm } from './visitForm.ts';

const ofEveryBrand = [
  applyForm,
  webinarForm,
  meetForm,
  brochureForm,
  contactForm,
  visitForm,
  referForm,
  popupForm,
  livechatForm,
  newsletterForm,
];

/**
 * Every form of every brand (spec §7); open house where there is a hotel, culinary open day where
 * there is a kitchen school.
 */
export const forms: SeedForm[] = [
  ...['SEG', 'CR', 'CAA', 'HIM', 'SHMS'].flatMap((brand) =>
    ofEveryBrand.map((make) => make(brand)),
  ),
  ...['SEG', 'CR', 'HIM', 'SHMS'].map(openHouseForm),
  ...['SEG', 'CAA'].map(openCulinaryForm),
  quizForm,
];
