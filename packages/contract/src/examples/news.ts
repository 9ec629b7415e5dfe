import type * as z from 'zod/mini';
import type { newsTeaserSchema } from '../news/news.ts';
import { picture, portrait } from './kit.ts';

type NewsInput = z.input<typeof newsTeaserSchema>;

export const news: NewsInput[] = [
  {
    title: 'The cable car is back, and so is the breakfast shift',
    alias: '/news/cable-car-is-back/',
    field_lead:
      'After eleven days of fog and maintenance, the first gondola brought forty crates of vegetables and one relieved kitchen team.',
    image: picture('cable-car', 'A red gondola leaving the fog above Mürren'),
    facts: { date: '2026-11-12T07:30:00Z', category: 'campus', reading_time: 4 },
  },
  {
    title: 'Three graduates open a twelve-room hotel in Porto',
    alias: '/news/twelve-rooms-porto/',
    field_lead: 'They wrote the business plan in semester six. The bank read it twice.',
    image: portrait('night-city', 'A narrow house with lit windows at night'),
    facts: {
      date: '2026-10-28T09:00:00Z',
      category: 'alumni',
      author: 'Editorial team',
      reading_time: 6,
    },
  },
  {
    title: 'What guests really do with the pillow menu',
    alias: '/news/pillow-menu-study/',
    field_lead: 'A study of 2,140 nights shows that nobody wants buckwheat.',
    facts: { date: '2026-10-03T12:00:00Z', category: 'research', reading_time: 3 },
  },
  {
    title: 'Risotto for three hundred: notes from the lake festival',
    alias: '/news/risotto-for-three-hundred/',
    field_lead: 'Two tonnes of firewood, one broken ladle, no leftovers.',
    image: picture('terrace-evening', 'A terrace with lanterns by Lake Maggiore'),
    facts: { date: '2026-09-19T18:00:00Z', category: 'culinary', reading_time: 5 },
  },
];

export const newsArabic: NewsInput[] = [
  {
    title: 'عاد التلفريك، وعادت معه وردية الإفطار',
    alias: '/news/cable-car-is-back/',
    field_lead:
      'بعد أحد عشر يوماً من الضباب والصيانة، حملت أول عربة أربعين صندوقاً من الخضار إلى المطبخ.',
    image: picture('cable-car', 'عربة تلفريك حمراء تخرج من الضباب فوق مورين'),
    facts: { date: '2026-11-12T07:30:00Z', category: 'campus', reading_time: 4 },
  },
  {
    title: 'ثلاثة خريجين يفتتحون فندقاً من اثنتي عشرة غرفة في بورتو',
    alias: '/news/twelve-rooms-porto/',
    field_lead: 'كتبوا خطة العمل في الفصل السادس، وقرأها المصرف مرتين.',
    facts: { date: '2026-10-28T09:00:00Z', category: 'alumni', reading_time: 6 },
  },
];
