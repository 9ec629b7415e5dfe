import type { FieldHook } from 'payload';
import { refuse } from '../../runtime/errors/refuse.ts';

/** Refuses, on the field, that a page loses its type; Payload lets a draft be without. */
export const keepType: FieldHook = ({ req, value }) =>
  value === null || value === ''
    ? refuse(req, { path: 'type', label: 'Type' }, req.t('validation:required'))
    : value;
