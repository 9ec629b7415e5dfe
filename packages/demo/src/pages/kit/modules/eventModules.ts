import { t } from '../text.ts';

/** Modules about events. */
export const eventModules = {
  events: t(
    'Planning events',
    'Planificación de eventos',
    'تخطيط الفعاليات',
    'Планирование мероприятий',
  ),
  eventProduction: t(
    'Stage, light and sound',
    'Escenario, luz y sonido',
    'المسرح والإضاءة والصوت',
    'Сцена, свет и звук',
  ),
  eventBudget: t(
    'Budgets and contracts',
    'Presupuestos y contratos',
    'الميزانيات والعقود',
    'Бюджеты и договоры',
  ),
  sponsorship: t(
    'Sponsors and partners',
    'Patrocinadores y socios',
    'الرعاة والشركاء',
    'Спонсоры и партнёры',
  ),
  banqueting: t('Banquets', 'Banquetes', 'الولائم', 'Банкеты'),
};
