import type { programmes as english } from '../es/programmes.ts';
import type { Words } from '../types.ts';

/** Подписи данных программы. */
export const programmes = {
  'Two-letter codes, e.g. en.': 'Двухбуквенные коды, напр. en.',
  Open: 'Есть места',
  Few: 'Мало мест',
  'Waiting list': 'Лист ожидания',
  Closed: 'Набор закрыт',
  'Whole Swiss francs. An expired fee is never shown.':
    'Целые швейцарские франки. Просроченный платёж никогда не показывается.',
  For: 'За что',
  Tuition: 'Обучение',
  Board: 'Проживание и питание',
  Insurance: 'Страховка',
  Deposit: 'Депозит',
  Materials: 'Учебные материалы',
  Registration: 'Регистрация',
  Visa: 'Виза',
  'Empty: paid once.': 'Пусто: оплачивается один раз.',
  'Usual CHF a month': 'Обычно CHF в месяц',
  'Structured markup': 'Структурированная разметка',
  'For search engines; the title stands in.':
    'Для поисковых систем; если пусто, берётся заголовок.',
  'Credential awarded': 'Присваиваемая квалификация',
  'Course mode': 'Формат курса',
  "CHF as text; counts only where no fees are listed above. Empty shows 'Please inquire for tuition fees'.":
    'CHF текстом; учитывается, только если выше нет платежей. Если пусто, показывается приглашение уточнить стоимость.',
} as const satisfies Words<typeof english>;
