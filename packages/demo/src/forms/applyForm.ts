import { t } from '../pages/kit/text.ts';
import type { SeedForm } from '../types.ts';
import { englishLevels, qualifications } from './choices.ts';
import { heading, must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { choose, labels, missing } from './words.ts';

/**
 * Application: the programme decides on the start dates that can be chosen (spec §10.27); it also
 * says for which school the application is.
 */
export const applyForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'apply',
    title: t('Your application', 'Tu solicitud', 'طلب الالتحاق', 'Ваша заявка'),
    submitLabel: t('Send application', 'Enviar la solicitud', 'إرسال الطلب', 'Отправить заявку'),
    gtm: { type: 'apply', title: 'Apply', name: `${brand} application` },
    schoolInterest: 'program',
    fields: [
      heading('studies', labels.studies),
      must(
        { name: 'Program', type: 'program_select', label: labels.programme, placeholder: choose },
        missing.program,
      ),
      must(
        { name: 'DesiredDates', type: 'intake_select', label: labels.start, placeholder: choose },
        missing.start,
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
      {
        name: 'Scholarship',
        type: 'checkbox',
        label: t(
          'I would like to be considered for a scholarship',
          'Quiero que se me tenga en cuenta para una beca',
          'أرغب في النظر في منحي منحة دراسية',
          'Прошу рассмотреть меня на стипендию',
        ),
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
