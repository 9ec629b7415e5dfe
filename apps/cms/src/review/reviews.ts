import type { CollectionConfig } from 'payload';
import { closedToAll } from '../access/closedToAll.ts';
import { label } from '../i18n/label.ts';
import type { ReviewState } from './states.ts';

const stateOptions = [
  {
    value: 'submitted',
    label: label('Waits for review', 'Espera revisión', 'تنتظر المراجعة', 'Ждёт проверки'),
  },
  { value: 'sentBack', label: label('Sent back', 'Devuelta', 'أُعيدت', 'Возвращена') },
  { value: 'approved', label: label('Approved', 'Aprobada', 'معتمدة', 'Одобрена') },
] satisfies { value: ReviewState; label: object }[];

/**
 * How the review of a page stands: a row a page, from its first submission or comment until it is
 * published. Kept beside the page, so that no decision makes a version of it; reached through
 * `/api/pages/:id/review` only.
 */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: {
    singular: label('Review', 'Revisión', 'مراجعة', 'Проверка'),
    plural: label('Reviews', 'Revisiones', 'المراجعات', 'Проверки'),
  },
  ...closedToAll,
  fields: [
    {
      name: 'page',
      type: 'number',
      required: true,
      unique: true,
      label: label('Page', 'Página', 'الصفحة', 'Страница'),
    },
    {
      name: 'state',
      type: 'select',
      index: true,
      label: label('State', 'Estado', 'الحالة', 'Состояние'),
      options: stateOptions,
    },
    {
      name: 'submittedBy',
      type: 'text',
      index: true,
      label: label('Submitted by', 'Enviada por', 'أرسلها', 'Отправил'),
    },
    // Whom comments mention who has not answered since, as addresses between spaces.
    {
      name: 'mention',
      type: 'text',
      index: true,
      label: label('For', 'Para', 'إلى', 'Кому'),
    },
    {
      name: 'comments',
      type: 'json',
      required: true,
      label: label('Comments', 'Comentarios', 'التعليقات', 'Комментарии'),
    },
  ],
};
