import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { captioned, fold, link, pic, stat, step, t } from '../kit/text.ts';

/** Admissions, scholarships, student life and careers of the school. English alone. */
export const shmsStudy: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/admissions/',
    brands: ['SHMS'],
    title: t('Admissions'),
    field_lead: t(
      'Two intakes a year, five working days until you hear from us, and one conversation that matters.',
    ),
    hero: pic('library'),
    blocks: [
      {
        type: 'rich_text',
        field_text: t(
          '## What we look at\n\n1. **Your school record.** The trend counts more than the average.\n2. **Your English.** B2 for a bachelor’s degree, C1 for a master’s; conditional offers are usual.\n3. **One page by you.** Describe an occasion on which you were a good host, or a bad one.\n4. **A conversation.** With the programme head, in English, without a script.',
        ),
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t('Dates'),
        field_items: [
          step(
            t('For February'),
            t('Apply by early November'),
            t('Visa countries: by mid-October.'),
          ),
          step(
            t('For August'),
            t('Apply by early June'),
            t('Visa countries: by mid-May. The master’s closes at the end of April.'),
          ),
          step(t('For the online certificate'), t('Three weeks before it starts')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          fold(
            t('Do you hold places?'),
            t(
              'For three weeks after the offer, longer if an embassy is slow. We don’t keep a waiting list that we don’t believe in.',
            ),
          ),
          fold(
            t('Can my parents talk to somebody?'),
            t(
              'Yes, in nine languages, on Tuesdays and Saturdays. We answer to you, though, and not to them.',
            ),
          ),
          questions.visa,
          questions.credits,
        ],
      },
      {
        type: 'downloads',
        field_title: t('To take home'),
        field_items: [{ title: t('Brochure 2027, sent by e-mail'), url: '/brochure/' }],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('About four minutes'),
        field_text: t('That is what the form takes. What you type is kept until you send it.'),
        field_links: [link('/apply/', labels.applyNow)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/scholarships/',
    brands: ['SHMS'],
    title: t('Scholarships'),
    field_lead: t(
      'The widow from Thun left the school her rent. It pays for 71 scholarships a year.',
    ),
    hero: pic('lake-sunset'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('71', t('scholarships a year')),
          stat('10 to 40 %', t('of tuition')),
          stat('CHF 690,000', t('paid out in 2025')),
        ],
      },
      {
        type: 'tabs',
        field_title: t('Which one is for you?'),
        field_items: [
          {
            field_title: t('Merit'),
            field_text: t(
              '15 or 25 per cent for the best quarter of applicants. You needn’t ask; it is in your offer.',
            ),
          },
          {
            field_title: t('Need'),
            field_text: t(
              'Up to 40 per cent. We ask for tax papers of two years and decide within three weeks.',
            ),
          },
          {
            field_title: t('Craft'),
            field_text: t(
              '20 per cent for people with a completed apprenticeship in a hotel, kitchen, bakery or workshop.',
            ),
          },
          {
            field_title: t('Music'),
            field_text: t(
              '10 per cent for twelve players of the house orchestra. Audition by video; violas are always short.',
            ),
          },
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [questions.scholarship, questions.work],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/student-life/',
    brands: ['SHMS'],
    title: t('Student life'),
    field_lead: t('Jacket at eight, oar at four, apron at six.'),
    hero: pic('lake-sail'),
    blocks: [
      {
        type: 'text_media',
        field_side: 'start',
        field_title: t('Rooms with a past'),
        field_text: t(
          'First-years share double rooms on the palace’s third and fourth floors; the view was CHF 14 a night in 1905, the stove is gone, the window seat remains. From the second year on most people move to Villa Ost or Villa West: single rooms, shared kitchens, a garden that wants weeding.',
        ),
        field_media: pic('dormitory'),
      },
      {
        type: 'cards',
        field_variant: 'rail',
        field_tone: 'tint',
        field_title: t('Clubs with keys'),
        field_items: [
          {
            field_title: t('Boathouse'),
            field_text: t('Eleven sailing boats, one eight, licence courses each May.'),
            image: pic('harbour'),
          },
          {
            field_title: t('Cellar'),
            field_text: t('Eighty-six wines, blind on Wednesdays, spitting encouraged.'),
            image: pic('bar-counter'),
          },
          {
            field_title: t('Stage'),
            field_text: t('One play a term, in whatever language the cast shares.'),
            image: pic('conference'),
          },
          {
            field_title: t('Peaks'),
            field_text: t('The Niesen before breakfast, twice a summer.'),
            image: pic('alps-dawn'),
          },
        ],
      },
      {
        type: 'accordion',
        field_title: t('Dress, and other traditions'),
        field_items: [
          fold(
            t('What do I wear?'),
            t(
              'Business dress until four on weekdays. There is a room with 200 jackets that graduates have left; help yourself.',
            ),
          ),
          fold(
            t('What about prayer and diet?'),
            t(
              'A quiet room is open day and night. Kitchens label halal, kosher-style, vegan and everything that makes somebody ill.',
            ),
          ),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('lake-morning', t('Rowing, 6:20')),
          captioned('lecture-hall', t('Chapel hall, 8:15')),
          captioned('facade-night', t('Home, 23:00')),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/careers/',
    brands: ['SHMS'],
    title: t('Careers'),
    field_lead: t('164 employers came to the last career days. We turned down nine more.'),
    hero: pic('night-city'),
    blocks: [
      {
        type: 'logos',
        field_title: t('Who came'),
        field_items: [
          { title: t('Palace Collection Bernina') },
          { title: t('Nordwind Hotels') },
          { title: t('Maison Corvatte') },
          { title: t('Al Marsa Resorts') },
          { title: t('Grand Lagune') },
          { title: t('Tessenberg & Partners') },
          { title: t('Banca del Lario') },
          { title: t('Kestrel Air') },
        ],
      },
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat('2.7', t('offers per graduate')),
          stat('95 %', t('in work within six months')),
          stat('CHF 4,600', t('median first salary in Switzerland')),
          stat('38 %', t('in posts outside hotels')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('A coach of your own'),
        field_text: t(
          'Each student has one, from the first internship until two years after graduation. Coaches are former general managers, bankers and producers; they are paid by the hour, and the hour is yours to book.',
        ),
        field_media: pic('seminar-room'),
      },
      {
        type: 'quote',
        field_text: t(
          'My coach told me not to take the job. I took it. She helped me to leave, too.',
        ),
        field_author: t('Graduate of 2022'),
        field_role: t('Asset manager, Vienna'),
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('Next career days: March'),
        field_links: [link('/events/', labels.allEvents), link('/contact/', labels.contact)],
      },
    ],
  },
];
