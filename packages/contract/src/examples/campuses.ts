import type * as z from 'zod/mini';
import type { campusTeaserSchema } from '../programs/campus.ts';
import { picture } from './kit.ts';

type CampusInput = z.input<typeof campusTeaserSchema>;

export const campuses: CampusInput[] = [
  {
    title: 'Mürren',
    alias: '/campuses/murren/',
    field_lead:
      'A village without cars, a school hotel with 84 beds, and the Eiger across the valley.',
    image: picture('facade-chalet', 'The village of Mürren on its cliff in the morning'),
    facts: {
      school: 'HIM',
      street: 'Höheweg 12',
      postal_code: '3825',
      city: 'Mürren',
      canton: 'Bern',
      latitude: 46.5592,
      longitude: 7.8923,
      altitude: 1638,
      students: 310,
      nationalities: 47,
      facilities: [
        'School hotel with 84 beds',
        'Training kitchen',
        'Library with a view',
        'Ski room',
      ],
      travel: ['55 min from Interlaken Ost by train and cable car'],
    },
  },
  {
    title: 'Spiez',
    alias: '/campuses/spiez/',
    field_lead: 'An old palace hotel above the bay, with the school inside it.',
    image: picture('facade-palace', 'A palace hotel above Lake Thun'),
    facts: {
      school: 'SHMS',
      street: 'Seestrasse 40',
      postal_code: '3700',
      city: 'Spiez',
      canton: 'Bern',
      latitude: 46.6863,
      longitude: 7.6801,
      altitude: 628,
      students: 420,
      facilities: ['Ballroom', 'Two restaurants open to the public'],
      travel: ['30 min from Bern by train'],
    },
  },
];

export const campusesArabic: CampusInput[] = campuses.slice(0, 1).map((campus) => ({
  ...campus,
  title: 'مورين',
  field_lead: 'قرية بلا سيارات، وفندق مدرسي فيه 84 سريراً، وجبل آيغر على الجانب الآخر من الوادي.',
  image: picture('facade-chalet', 'قرية مورين صباحاً'),
  facts: {
    ...campus.facts,
    city: 'مورين',
    canton: 'برن',
    facilities: ['فندق مدرسي', 'مطبخ تدريب'],
    travel: ['55 دقيقة من إنترلاكن'],
  },
}));
