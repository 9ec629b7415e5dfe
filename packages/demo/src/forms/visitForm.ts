import { t } from '../pages/kit/text.ts';
import type { SeedForm } from '../types.ts';
import { levels, schools, visitTimes, visitYears } from './choices.ts';
import { must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { choose, labels, missing } from './words.ts';

/**
 * Visit a school, the dedicated form (spec §5, §8, §9): twelve required fields with their messages
 * word for word; city and question are optional and keep their messages for editors who make them
 * required (spec §10.2).
 */
export const visitForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'visit-school',
    title: t('Plan your visit', 'Organiza tu visita', 'خطّط لزيارتك', 'Спланируйте визит'),
    submitLabel: t(
      'Request this visit',
      'Solicitar la visita',
      'اطلب الزيارة',
      'Записаться на визит',
    ),
    gtm: { type: 'visit-school', title: 'Visit a school', name: `${brand} visit` },
    fields: [
      {
        ...must(select('SchoolInterest', labels.school, schools), missing.school),
        ...(brand !== 'SEG' && { value: brand }),
      },
      {
        ...must(
          {
            name: 'VisitPreferredDate',
            type: 'date',
            label: t('Preferred date', 'Fecha preferida', 'التاريخ المفضل', 'Желаемая дата'),
          },
          missing.date,
        ),
        help: t(
          'We welcome visitors from Monday to Friday.',
          'Recibimos visitas de lunes a viernes.',
          'نستقبل الزوار من الإثنين إلى الجمعة.',
          'Мы принимаем гостей с понедельника по пятницу.',
        ),
        width: 'half',
      },
      {
        ...must(
          {
            name: 'VisitPreferredTime',
            type: 'time_select',
            label: t('Preferred time', 'Hora preferida', 'الوقت المفضل', 'Желаемое время'),
            placeholder: choose,
            options: visitTimes,
          },
          missing.time,
        ),
        help: t('Swiss time', 'Hora suiza', 'بتوقيت سويسرا', 'По швейцарскому времени'),
        width: 'half',
      },
      {
        ...must(select('ProgrammeInterest', labels.program, levels()), missing.program),
        width: 'half',
      },
      { ...must(select('DesiredDates', labels.start, visitYears()), missing.start), width: 'half' },
      required.salutation,
      required.name,
      required.surname,
      required.email,
      required.phone,
      required.country,
      { ...person.city, requiredError: missing.city },
      { ...person.question, requiredError: missing.question },
      terms,
    ],
  });
