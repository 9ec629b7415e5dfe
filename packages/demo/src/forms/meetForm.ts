import { t } from '../pages/kit/text.ts';
import type { SeedForm } from '../types.ts';
import { levels } from './choices.ts';
import { essentials, eventId, inGroup, must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { choose, labels, missing } from './words.ts';

const parts = [
  {
    value: 'morning',
    label: t(
      'Morning, 09:00 to 12:00',
      'Mañana, de 9:00 a 12:00',
      'صباحًا، من 09:00 إلى 12:00',
      'Утро, с 9:00 до 12:00',
    ),
  },
  {
    value: 'afternoon',
    label: t(
      'Afternoon, 13:00 to 17:00',
      'Tarde, de 13:00 a 17:00',
      'بعد الظهر، من 13:00 إلى 17:00',
      'День, с 13:00 до 17:00',
    ),
  },
  {
    value: 'evening',
    label: t(
      'Evening, 17:00 to 20:00',
      'Última hora, de 17:00 a 20:00',
      'مساءً، من 17:00 إلى 20:00',
      'Вечер, с 17:00 до 20:00',
    ),
  },
];

/**
 * Meet a representative: in a city (group 1, one of the campaigns) or by video call (group 2, a day
 * and a part of it).
 */
export const meetForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'meet-rep',
    title: t(
      'Meet a representative',
      'Habla con un representante',
      'قابل ممثلنا',
      'Встреча с представителем',
    ),
    submitLabel: t('Ask for a meeting', 'Pedir la cita', 'اطلب اللقاء', 'Записаться на встречу'),
    gtm: { type: 'meet-rep', title: 'Meet a representative', name: `${brand} meeting` },
    fields: [
      must(
        {
          name: 'MeetingMode',
          type: 'dynamic_select',
          label: t('Where shall we meet?', '¿Dónde nos vemos?', 'أين نلتقي؟', 'Где встретимся?'),
          placeholder: choose,
          options: [
            {
              value: 'city',
              label: t('In my city', 'En mi ciudad', 'في مدينتي', 'В моём городе'),
              groups: [1],
            },
            {
              value: 'video',
              label: t('By video call', 'Por videollamada', 'عبر مكالمة فيديو', 'По видеосвязи'),
              groups: [2],
            },
          ],
        },
        missing.option,
      ),
      inGroup(1, eventId(t('City and date', 'Ciudad y fecha', 'المدينة والتاريخ', 'Город и дата'))),
      inGroup(2, {
        ...must(
          {
            name: 'CallDate',
            type: 'date',
            label: t(
              'Day that suits you',
              'Día que te conviene',
              'اليوم المناسب لك',
              'Удобный день',
            ),
          },
          missing.date,
        ),
        width: 'half',
      }),
      inGroup(2, {
        ...must(
          select(
            'CallTime',
            t(
              'Part of the day, your time',
              'Parte del día, tu hora',
              'الفترة المناسبة بتوقيتك',
              'Время дня (ваше)',
            ),
            parts,
          ),
          missing.time,
        ),
        width: 'half',
      }),
      must(select('ProgrammeInterest', labels.program, levels()), missing.program),
      ...essentials,
      required.phone,
      { ...person.city, autocomplete: 'address-level2' },
      person.question,
      terms,
    ],
  });
