import { blockExamples } from '../blockExamples.ts';
import { campuses, campusesArabic } from '../campuses.ts';
import { picture } from '../kit.ts';
import { anchor, heading, paragraph, richText } from '../lexical.ts';
import { news, newsArabic } from '../news.ts';
import type { NodeExamples } from '../nodeKit.ts';
import { page } from '../nodeKit.ts';
import { bachelorFacts, programs, programsArabic } from '../programs.ts';

const homepage: NodeExamples = {
  plain: page('homepage', '/', 'Hotel Institute Mürren', {
    field_blocks: [blockExamples.hero.plain],
  }),
  full: page('homepage', '/', 'Hotel Institute Mürren', {
    field_lead: 'A school hotel above the Lauterbrunnen valley.',
    field_add_live_chat: true,
    field_floating_cta: [
      {
        url: '/apply/',
        title: 'Apply now',
        options: { attributes: { target: '_self', class: 'apply' } },
      },
    ],
    field_blocks: [
      blockExamples.hero.full,
      blockExamples.stats.full,
      blockExamples.program_list.full,
      blockExamples.text_media.full,
      blockExamples.quote.full,
      blockExamples.news_list.full,
      blockExamples.event_list.full,
      blockExamples.cta.full,
    ],
  }),
  arabic: page('homepage', '/', 'معهد مورين الفندقي', {
    lang: 'ar',
    field_blocks: [blockExamples.hero.arabic, blockExamples.stats.arabic, blockExamples.cta.arabic],
  }),
};

const lego_page: NodeExamples = {
  plain: page('lego_page', '/about/', 'About us'),
  full: page('lego_page', '/about/', 'About us', {
    field_pretitle: 'The institute',
    field_lead: 'Founded by a hotelier who could not find staff.',
    field_hero_image: picture('facade-palace', 'A palace hotel above the lake'),
    breadcrumbs: [{ title: 'Home', alias: '/' }],
    field_blocks: [
      blockExamples.rich_text.full,
      blockExamples.timeline.full,
      blockExamples.people.full,
      blockExamples.accordion.full,
    ],
  }),
  arabic: page('lego_page', '/about/', 'من نحن', {
    lang: 'ar',
    field_blocks: [blockExamples.rich_text.arabic, blockExamples.timeline.arabic],
  }),
};

const school: NodeExamples = {
  plain: page('school', '/schools/him/', 'Hotel Institute Mürren'),
  full: page('school', '/schools/him/', 'Hotel Institute Mürren', {
    field_lead: 'One of the four schools of the group.',
    field_hero_image: picture('facade-chalet', 'Mürren on its cliff'),
    field_web: [1],
    related_programs: programs.slice(0, 1),
    related_news: news.slice(0, 2),
    field_blocks: [blockExamples.stats.full, blockExamples.gallery.full],
  }),
  arabic: page('school', '/schools/him/', 'معهد مورين الفندقي', {
    lang: 'ar',
    field_blocks: [blockExamples.gallery.arabic],
  }),
};

const program: NodeExamples = {
  plain: page('program', '/programs/ba-hotel-management/', 'Bachelor of Arts in Hotel Management', {
    program: bachelorFacts,
  }),
  full: page('program', '/programs/ba-hotel-management/', 'Bachelor of Arts in Hotel Management', {
    field_pretitle: 'Bachelor',
    field_lead: 'Seven semesters above the clouds.',
    field_hero_image: picture('facade-chalet', 'Mürren on its cliff'),
    field_schema_title: 'Bachelor of Arts in Hotel Management',
    field_schema_description: 'A bachelor programme of seven semesters with two paid internships.',
    field_program_prerequisites: 'School leaving certificate and English at B2',
    field_edu_credential_awarded: 'Bachelor of Arts',
    field_course_mode: 'Full time, on campus',
    field_course_workload: '40 hours a week',
    field_price: 'CHF 138,600',
    program: bachelorFacts,
    body: richText(
      paragraph(
        'You learn every post of a hotel before you learn to lead one. ',
        anchor('Ask admissions', '/contact/'),
        '.',
      ),
    ),
    related_programs: programs.slice(1),
    breadcrumbs: [
      { title: 'Home', alias: '/' },
      { title: 'Programmes', alias: '/programs/' },
    ],
    field_blocks: [blockExamples.tabs.full, blockExamples.accordion.full, blockExamples.cta.full],
  }),
  arabic: page('program', '/programs/ba-hotel-management/', 'بكالوريوس الآداب في إدارة الفنادق', {
    lang: 'ar',
    field_lead: 'سبعة فصول دراسية فوق الغيوم.',
    program: bachelorFacts,
    related_programs: programsArabic.slice(1),
    field_blocks: [blockExamples.tabs.arabic],
  }),
};

const singleCampus: NodeExamples = {
  plain: page('singleCampus', '/campuses/murren/', 'Mürren', { campus: campuses[0]?.facts }),
  full: page('singleCampus', '/campuses/murren/', 'Mürren', {
    field_lead: campuses[0]?.field_lead,
    field_hero_image: picture('facade-chalet', 'Mürren on its cliff'),
    campus: campuses[0]?.facts,
    field_blocks: [
      blockExamples.gallery.full,
      blockExamples.iframe.full,
      blockExamples.contact_info.full,
    ],
  }),
  arabic: page('singleCampus', '/campuses/murren/', 'مورين', {
    lang: 'ar',
    campus: campusesArabic[0]?.facts,
    field_blocks: [blockExamples.contact_info.arabic],
  }),
};

const singleNews: NodeExamples = {
  plain: page(
    'singleNews',
    '/news/pillow-menu-study/',
    'What guests really do with the pillow menu',
    {
      news: { date: '2026-10-03T12:00:00Z', category: 'research' },
      body: richText(paragraph('A study of 2,140 nights.')),
    },
  ),
  full: page(
    'singleNews',
    '/news/cable-car-is-back/',
    'The cable car is back, and so is the breakfast shift',
    {
      field_lead: news[0]?.field_lead,
      field_hero_image: picture('cable-car', 'A red gondola leaving the fog'),
      news: {
        date: '2026-11-12T07:30:00Z',
        category: 'campus',
        author: 'Editorial team',
        reading_time: 4,
      },
      body: richText(
        paragraph(
          'At ten past seven the first gondola came out of the fog, and with it the bread.',
        ),
        heading('h2', 'Eleven days without'),
        paragraph(
          'The kitchen cooked from the cellar. Nobody complained, which worried the head chef.',
        ),
      ),
      related_news: news.slice(1),
      field_blocks: [blockExamples.quote.full],
    },
  ),
  arabic: page('singleNews', '/news/cable-car-is-back/', 'عاد التلفريك، وعادت معه وردية الإفطار', {
    lang: 'ar',
    news: { date: '2026-11-12T07:30:00Z', category: 'campus', reading_time: 4 },
    body: richText(paragraph('في السابعة وعشر دقائق خرجت أول عربة من الضباب، ومعها الخبز.')),
    related_news: newsArabic.slice(1),
  }),
};

/** Node types without a form. */
export const contentNodes = {
  homepage,
  lego_page,
  school,
  program,
  singleCampus,
  singleNews,
};
