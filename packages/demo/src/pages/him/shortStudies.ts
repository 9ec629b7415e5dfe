import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, hours, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { captioned, fold, link, pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/him/shortStudies');

/**
 * The institute's certificate (no fee set yet, so the fallback text shows) and its summer weeks.
 */
export const himShortStudies: SeedPage[] = [
  programPage({
    alias: 'certificate-mountain-wellness',
    school: 'HIM',
    title: t('certificate-mountain-wellness'),
    credential: t('certificate'),
    lead: t('one-semester-rest-as'),
    body: t('spa-most-expensive-room'),
    hero: 'spa',
    modeLabel: labels.fullTime,
    workload: credits(30, 34),
    level: 'certificate',
    subject: 'wellness',
    mode: 'full_time',
    duration_months: 6,
    semesters: 1,
    campuses: ['/campuses/muerren/'],
    intakes: intakes(['09-06'], 12),
    fees: [],
    requirements: [requirements.secondaryYounger],
    career_outcomes: [outcomes.spaManager, outcomes.guestRelations],
    curriculum: [
      {
        term: terms.one,
        modules: [m.spaOperations, m.bodyWork, m.retreat, m.facility, m.nutrition, m.accounting],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('garden', t('herb-garden-61-species')),
          captioned('alps-noon', t('midday-air-1-638')),
          captioned('lake-fog', t('field-trip-bath-house')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.room, questions.language, questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('be-first-know-fee'),
        field_links: [link('/contact/', labels.contact), link('/brochure/', labels.brochure)],
      },
    ],
  }),
  programPage({
    alias: 'summer-hotel-weeks',
    school: 'HIM',
    title: t('summer-hotel-weeks'),
    credential: t('certificate-attendance'),
    lead: t('four-weeks-july-ages'),
    body: t('mornings-work-one-week'),
    hero: 'terrace-summer',
    modeLabel: labels.fullTime,
    workload: hours(32),
    level: 'short_course',
    subject: 'hospitality',
    mode: 'full_time',
    duration_months: 1,
    semesters: 1,
    campuses: ['/campuses/muerren/'],
    intakes: intakes(['07-05'], 8),
    fees: fees({ registration: 100, deposit: 300, tuition: [3200], board: [1480], insurance: 110 }),
    requirements: [requirements.open],
    career_outcomes: [outcomes.furtherStudy],
    curriculum: [
      { term: terms.weekOne, modules: [m.kitchenBasics, m.german] },
      { term: terms.weekTwo, modules: [m.service, m.excursions] },
      { term: terms.weeksThreeFour, modules: [m.housekeeping, m.frontOffice, m.banqueting] },
    ],
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat('48', t('places-each-july')),
          stat('12', t('group')),
          stat(t('24-h'), t('house-parents-site')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [fold(t('i-am-17-who'), t('parent-guardian-signs-contract')), questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('forty-eight-places'),
        field_links: [link('/apply/', labels.applyNow)],
        image: pic('alps-noon'),
      },
    ],
  }),
];
