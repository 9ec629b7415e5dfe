import { t } from '../pages/kit/text.ts';
import type { SeedForm } from '../types.ts';
import { levels } from './choices.ts';
import { essentials, eventId, must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { labels, missing } from './words.ts';

const guests = select(
  'Guests',
  t('Who comes with you?', '¿Quién te acompaña?', 'من يرافقك؟', 'Кто придёт с вами?'),
  [
    t('I come alone', 'Voy solo o sola', 'سأحضر وحدي', 'Приду один (одна)'),
    t('One guest', 'Una persona', 'ضيف واحد', 'Один гость'),
    t('Two guests', 'Dos personas', 'ضيفان', 'Два гостя'),
    t('Three guests', 'Tres personas', 'ثلاثة ضيوف', 'Три гостя'),
  ].map((label, count) => ({ value: String(count), label })),
);

/** Open house: which day, with whom. */
export const openHouseForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'openhouse',
    title: t(
      'Come to the open house',
      'Ven a la jornada de puertas abiertas',
      'احضر اليوم المفتوح',
      'Приходите на день открытых дверей',
    ),
    submitLabel: t('Reserve my place', 'Reservar mi plaza', 'احجز مكاني', 'Забронировать место'),
    gtm: { type: 'openhouse', title: 'Open house', name: `${brand} open house` },
    fields: [
      eventId(t('Date', 'Fecha', 'التاريخ', 'Дата')),
      { ...guests, width: 'half' },
      { ...select('ProgrammeInterest', labels.program, levels()), width: 'half' },
      ...essentials,
      required.phone,
      person.city,
      person.question,
      terms,
    ],
  });

/** Culinary open day: which day, which workshop, and what must not be on the plate. */
export const openCulinaryForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'openculinary',
    title: t(
      'Come and cook with us',
      'Ven a cocinar con nosotros',
      'تعال واطبخ معنا',
      'Приходите готовить с нами',
    ),
    submitLabel: t('Reserve my place', 'Reservar mi plaza', 'احجز مكاني', 'Забронировать место'),
    gtm: { type: 'openculinary', title: 'Culinary open day', name: `${brand} culinary open day` },
    fields: [
      eventId(t('Date', 'Fecha', 'التاريخ', 'Дата')),
      must(
        {
          name: 'Workshop',
          type: 'radio',
          label: t('Your workshop', 'Tu taller', 'ورشتك', 'Ваш мастер-класс'),
          options: [
            {
              value: 'hot_kitchen',
              label: t(
                'Hot kitchen: risotto',
                'Cocina caliente: risotto',
                'المطبخ الساخن: ريزوتو',
                'Горячий цех: ризотто',
              ),
            },
            {
              value: 'bread',
              label: t(
                'Bread: sourdough',
                'Pan: masa madre',
                'الخبز: العجين المخمّر',
                'Хлеб: закваска',
              ),
            },
            {
              value: 'chocolate',
              label: t(
                'Chocolate: pralines',
                'Chocolate: bombones',
                'الشوكولاتة: البرالين',
                'Шоколад: пралине',
              ),
            },
          ],
        },
        missing.option,
      ),
      {
        name: 'Diet',
        type: 'checkboxes',
        label: t('We cook for you', 'Cocinamos para ti', 'نطبخ لك', 'Мы готовим для вас'),
        options: [
          { value: 'vegetarian', label: t('Vegetarian', 'Vegetariano', 'نباتي', 'Вегетарианское') },
          { value: 'halal', label: t('Halal', 'Halal', 'حلال', 'Халяль') },
          {
            value: 'gluten_free',
            label: t('Gluten-free', 'Sin gluten', 'خالٍ من الغلوتين', 'Без глютена'),
          },
          {
            value: 'nut_free',
            label: t('Without nuts', 'Sin frutos secos', 'بدون مكسرات', 'Без орехов'),
          },
        ],
      },
      { ...guests, width: 'half' },
      { ...select('ProgrammeInterest', labels.program, levels()), width: 'half' },
      ...essentials,
      required.phone,
      person.city,
      person.question,
      terms,
    ],
  });
