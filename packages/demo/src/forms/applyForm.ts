import { t } from '../pages/kit/text.ts';
import type { SeedForm } from '../types.ts';
import { areasOf, englishLevels, levels, qualifications, starts } from './choices.ts';
import { heading, inGroup, must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { choose, labels, missing } from './words.ts';

/**
 * Application: the level decides on the programmes and start dates that can be chosen (groups 1 and
 * 2, spec §4).
 */
export const applyForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'apply',
    title: t('Your application', 'Tu solicitud', 'طلب الالتحاق', 'Ваша заявка'),
    submitLabel: t('Send application', 'Enviar la solicitud', 'إرسال الطلب', 'Отправить заявку'),
    gtm: { type: 'apply', title: 'Apply', name: `${brand} application` },
    fields: [
      heading('studies', labels.studies),
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
        must(
          select(
            'BachelorProgram',
            t(
              'Bachelor’s programme',
              'Programa de grado',
              'برنامج البكالوريوس',
              'Программа бакалавриата',
            ),
            areasOf(brand, 'bachelor'),
          ),
          missing.program,
        ),
      ),
      inGroup(
        1,
        must(
          {
            name: 'BachelorStart',
            type: 'start_date_select',
            label: labels.start,
            placeholder: choose,
            options: starts('bachelor'),
          },
          missing.start,
        ),
      ),
      inGroup(
        2,
        must(
          select(
            'MasterProgram',
            t(
              'Master’s programme',
              'Programa de máster',
              'برنامج الماجستير',
              'Программа магистратуры',
            ),
            areasOf(brand, 'master'),
          ),
          missing.program,
        ),
      ),
      inGroup(
        2,
        must(
          {
            name: 'MasterStart',
            type: 'start_date_select',
            label: labels.start,
            placeholder: choose,
            options: starts('master'),
          },
          missing.start,
        ),
      ),
      {
        ...must(
          select(
            'Qualification',
            t('Highest qualification', 'Titulación más alta', 'أعلى مؤهل', 'Образование'),
            qualifications,
          ),
          missing.option,
        ),
        width: 'half',
      },
      {
        ...must(
          select(
            'EnglishLevel',
            t('Level of English', 'Nivel de inglés', 'مستوى الإنجليزية', 'Уровень английского'),
            englishLevels,
          ),
          missing.option,
        ),
        width: 'half',
      },
      heading('you', labels.you),
      required.salutation,
      required.name,
      required.surname,
      required.email,
      required.phone,
      required.country,
      required.city,
      {
        name: 'Nationality',
        type: 'country',
        label: t(
          'Nationality, if not the same',
          'Nacionalidad, si es distinta',
          'الجنسية إن كانت مختلفة',
          'Гражданство, если другое',
        ),
        placeholder: choose,
      },
      {
        ...person.question,
        label: t(
          'What should we know about you?',
          '¿Qué deberíamos saber de ti?',
          'ماذا تود أن نعرف عنك؟',
          'Что нам стоит о вас знать?',
        ),
      },
      terms,
    ],
  });
