import { campaigns, campaignsArabic } from '../campaigns.ts';
import { campuses, campusesArabic } from '../campuses.ts';
import type { BlockExamples } from '../kit.ts';
import { news, newsArabic } from '../news.ts';
import { programs, programsArabic } from '../programs.ts';

const program_list: BlockExamples<'program_list'> = {
  plain: { type: 'program_list', items: programs.slice(0, 1) },
  full: {
    type: 'program_list',
    field_pretitle: 'Programmes',
    field_title: 'Three ways in',
    field_text: 'All taught in English.',
    items: programs,
    field_link: { url: '/programs/', title: 'Discover programs' },
  },
  arabic: {
    type: 'program_list',
    field_title: 'طريقان إلى المهنة',
    items: programsArabic,
    field_link: { url: '/programs/', title: 'اكتشف البرامج' },
  },
  table: {
    type: 'program_list',
    field_title: 'Side by side',
    items: programs,
    field_variant: 'table',
  },
  tableArabic: {
    type: 'program_list',
    field_title: 'جنباً إلى جنب',
    items: programsArabic,
    field_variant: 'table',
  },
  empty: {
    type: 'program_list',
    field_title: 'Short courses',
    items: [],
    field_link: { url: '/programs/', title: 'Discover programs' },
  },
};

const news_list: BlockExamples<'news_list'> = {
  plain: { type: 'news_list', items: news.slice(0, 1) },
  full: {
    type: 'news_list',
    field_pretitle: 'News',
    field_title: 'From the four campuses',
    items: news,
    field_link: { url: '/news/', title: 'All news' },
  },
  arabic: {
    type: 'news_list',
    field_title: 'أخبار من الحرم الجامعي',
    items: newsArabic,
    field_link: { url: '/news/', title: 'كل الأخبار' },
  },
  grid: { type: 'news_list', field_title: 'More to read', items: news, field_variant: 'grid' },
  archive: {
    type: 'news_list',
    field_title: 'Archive',
    items: [...news, ...news, ...news, ...news, ...news.slice(0, 1)],
    field_variant: 'archive',
  },
  empty: { type: 'news_list', field_title: 'News', items: [] },
};

const campus_list: BlockExamples<'campus_list'> = {
  plain: { type: 'campus_list', items: campuses.slice(1) },
  full: {
    type: 'campus_list',
    field_pretitle: 'Campuses',
    field_title: 'Two places, two altitudes',
    field_text: 'You may change places once, after the second semester.',
    items: campuses,
  },
  arabic: { type: 'campus_list', field_title: 'المكان', items: campusesArabic },
};

const event_list: BlockExamples<'event_list'> = {
  plain: { type: 'event_list', items: campaigns.slice(1, 2) },
  full: {
    type: 'event_list',
    field_pretitle: 'Events',
    field_title: 'Meet us, here or there',
    items: campaigns,
    field_link: { url: '/events/', title: 'All events' },
  },
  arabic: {
    type: 'event_list',
    field_title: 'فعاليات قادمة',
    items: campaignsArabic,
    field_link: { url: '/events/', title: 'كل الفعاليات' },
  },
  empty: {
    type: 'event_list',
    field_title: 'Events',
    items: [],
    field_link: { url: '/contact/', title: 'Ask for a date' },
  },
};

/** Blocks that list something. */
export const listBlocks = {
  program_list,
  news_list,
  campus_list,
  event_list,
};
