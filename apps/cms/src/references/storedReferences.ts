import type { CollectionConfig } from 'payload';
import { closedToAll } from '../access/closedToAll.ts';
import { label } from '../i18n/label.ts';

/**
 * One row for each document and what it refers to. `target` is `media:12`, or `path:/programs/` of
 * a link that is typed; which page has that address is found when somebody asks. Only our own hooks
 * write it.
 */
export const storedReferences: CollectionConfig = {
  slug: 'document-references',
  labels: {
    singular: label('Reference', 'Referencia', 'مرجع', 'Ссылка'),
    plural: label('References', 'Referencias', 'المراجع', 'Ссылки'),
  },
  ...closedToAll,
  indexes: [{ fields: ['source', 'document'] }],
  fields: [
    {
      name: 'source',
      type: 'text',
      required: true,
      label: label('Collection', 'Colección', 'المجموعة', 'Коллекция'),
    },
    {
      name: 'document',
      type: 'number',
      required: true,
      label: label('Document', 'Documento', 'المستند', 'Документ'),
    },
    {
      name: 'target',
      type: 'text',
      required: true,
      index: true,
      label: label('Target', 'Destino', 'الهدف', 'Цель'),
    },
    { name: 'path', type: 'text', required: true, label: label('Field', 'Campo', 'الحقل', 'Поле') },
    { name: 'lang', type: 'text', label: label('Language', 'Idioma', 'اللغة', 'Язык') },
    {
      name: 'published',
      type: 'checkbox',
      label: label('Published', 'Publicado', 'منشور', 'Опубликовано'),
    },
  ],
};
