import { type Label, label } from '../../i18n/label.ts';

/** Why persons' data went or changed; `term` is the nightly purge, all others were asked for. */
export const causes = {
  request: label('Asked for', 'A petición', 'بناءً على طلب', 'По просьбе'),
  objection: label('Objection', 'Oposición', 'اعتراض', 'Возражение'),
  withdrawal: label(
    'Consent withdrawn',
    'Consentimiento retirado',
    'سحب الموافقة',
    'Согласие отозвано',
  ),
  mistake: label('Test or mistake', 'Prueba o error', 'تجربة أو خطأ', 'Проверка или ошибка'),
  term: label('Term is over', 'Fin del plazo', 'انتهاء المدة', 'Срок истёк'),
  correction: label('Correction', 'Rectificación', 'تصحيح', 'Исправление'),
} as const satisfies Record<string, Label>;
/** Those that an officer chooses from when erasing a person. */
export const askedCauses = ['request', 'objection', 'withdrawal', 'mistake'] as const;
export type AskedCause = (typeof askedCauses)[number];
