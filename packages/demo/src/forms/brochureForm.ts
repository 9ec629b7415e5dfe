import { t } from '../pages/kit/text.ts';
import type { SeedForm } from '../types.ts';
import { areasOf, laterYears, levels } from './choices.ts';
import { essentials, inGroup, must, person, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { choose, labels, missing, wrong } from './words.ts';

/**
 * Brochure, by e-mail or (group 3) by post; the level decides on the programmes (groups 1 and 2).
 */
export const brochureForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'brochure',
    title: t('Get the brochure', 'Pide el folleto', 'احصل على الكتيّب', 'Получить брошюру'),
    submitLabel: t(
      'Send me the brochure',
      'Enviadme el folleto',
      'أرسلوا لي الكتيّب',
      'Прислать брошюру',
    ),
    gtm: { type: 'brochure', title: 'Brochure', name: `${brand} brochure` },
    fields: [
      must(
        {
          name: 'ProgrammeInterest',
          type: 'dynamic_select',
          label: labels.program,
          placeholder: choose,
          options: levels([1], [2]),
        },
        missing.program,
      ),
      inGroup(
        1,
        select(
          'BachelorProgram',
          t('Area of study', 'Área de estudio', 'مجال الدراسة', 'Направление'),
          areasOf(brand, 'bachelor'),
        ),
      ),
      inGroup(
        2,
        select(
          'MasterProgram',
          t('Area of study', 'Área de estudio', 'مجال الدراسة', 'Направление'),
          areasOf(brand, 'master'),
        ),
      ),
      {
        name: 'DesiredDates',
        type: 'year_select',
        label: labels.start,
        placeholder: choose,
        options: laterYears(),
        width: 'half',
      },
      {
        ...must(
          {
            name: 'Delivery',
            type: 'dynamic_select',
            label: t(
              'How would you like it?',
              '¿Cómo lo prefieres?',
              'كيف تود استلامه؟',
              'Как вам удобнее?',
            ),
            placeholder: choose,
            options: [
              {
                value: 'email',
                label: t(
                  'As a PDF by email',
                  'En PDF por correo electrónico',
                  'ملف PDF بالبريد الإلكتروني',
                  'PDF по эл. почте',
                ),
              },
              {
                value: 'post',
                label: t(
                  'Printed, by post',
                  'Impreso, por correo postal',
                  'مطبوعًا بالبريد',
                  'Печатную, по почте',
                ),
                groups: [3],
              },
            ],
          },
          missing.option,
        ),
        width: 'half',
      },
      ...essentials,
      inGroup(
        3,
        must(
          {
            name: 'Street',
            type: 'text',
            label: t('Street and number', 'Calle y número', 'الشارع والرقم', 'Улица и дом'),
            autocomplete: 'address-line1',
          },
          missing.address,
        ),
      ),
      inGroup(3, {
        name: 'Postcode',
        type: 'text',
        label: t('Postcode', 'Código postal', 'الرمز البريدي', 'Почтовый индекс'),
        pattern: '[A-Za-z0-9][A-Za-z0-9 \\-]{1,11}',
        patternError: wrong.postcode,
        width: 'half',
        autocomplete: 'postal-code',
      }),
      inGroup(3, must(person.city, missing.city)),
      terms,
    ],
  });
