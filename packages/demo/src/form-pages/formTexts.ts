import type { FormNodeType } from '@concierge/contract/node';
import { loadTexts } from '../loadTexts.ts';
import type { L10n, Markdown, SeedPage } from '../types.ts';
import { applyCards, applyDocuments } from './applyTexts.ts';

const t = loadTexts('form-pages/formTexts');

interface FormTexts {
  pretitle: L10n;
  body?: Markdown;
  above?: Markdown;
  application?: Markdown;
  cards?: NonNullable<SeedPage['field_side_cards']>;
}

/**
 * What form pages of a type say on every brand's site: what happens after sending, and what is good
 * to know before.
 */
export const formTexts: Record<Exclude<FormNodeType, 'webinar'>, FormTexts> = {
  apply: {
    pretitle: t('application'),
    above: t('form-takes-about-four'),
    application: applyDocuments,
    cards: applyCards,
  },
  contact: { pretitle: t('contact') },
  brochure: {
    pretitle: t('brochure'),
    body: t('what-every-programme-timetable'),
  },
  visit: {
    pretitle: t('visit'),
    body: t('how-visit-goes-1'),
  },
  meet: {
    pretitle: t('city-video'),
    body: t('what-bring-questions-if'),
  },
  open_house: {
    pretitle: t('open-house'),
    body: t('day-10-00-coffee'),
  },
  open_culinary: {
    pretitle: t('culinary-open-day'),
    body: t('day-09-30-market'),
  },
  refer: {
    pretitle: t('refer-friend'),
    body: t('how-works-write-friend'),
  },
  livechat: {
    pretitle: t('live-chat'),
    body: t('chat-staffed-monday-friday'),
  },
};
