import type { CollectionConfig } from 'payload';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import { keepShared, keepSharedFromTrash } from '../access/brands/keepShared.ts';
import { ofOwnBrands } from '../access/brands/ofOwnBrands.ts';
import { mayIn } from '../access/mayIn.ts';
import { blocksField } from '../blocks/blocksField.ts';
import { pageBlocks } from '../blocks/pageBlocks.ts';
import { brandsField } from '../fields/brand.ts';
import { plainText } from '../fields/text.ts';
import { groups, label } from '../i18n/label.ts';
import { patternEndpoints } from '../patterns/patternEndpoints.ts';
import { englishBeside } from '../translations/beside/englishBeside.ts';
import { waiveUntranslated } from '../validation/required/waiveUntranslated.ts';

/**
 * Groups of blocks that editors begin with: a page gets a copy, which has nothing to do with the
 * pattern afterwards (ADR 43). No visitor sees one.
 */
export const patterns: CollectionConfig = {
  slug: 'patterns',
  labels: {
    singular: label('Pattern', 'Patrón', 'نمط', 'Шаблон'),
    plural: label('Patterns', 'Patrones', 'الأنماط', 'Шаблоны'),
  },
  access: {
    read: ofOwnBrands('read'),
    create: mayIn('draft'),
    update: ofOwnBrands('draft'),
    delete: ofOwnBrands('publish'),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    description: label(
      'Blocks to begin with. In a page, “Save as pattern” makes one and “Insert pattern” puts a copy of it there.',
      'Bloques para empezar. En una página, «Guardar como patrón» crea uno e «Insertar patrón» pone allí una copia.',
      'كتل للبدء بها. في الصفحة ينشئ «الحفظ كنمط» نمطًا، ويضع «إدراج نمط» نسخة منه هناك.',
      'Блоки для начала. На странице «Сохранить как шаблон» создаёт шаблон, а «Вставить шаблон» помещает туда его копию.',
    ),
    defaultColumns: ['title', 'field_domain_access', 'updatedAt'],
    listSearchableFields: ['title'],
  },
  defaultSort: 'title',
  endpoints: patternEndpoints,
  fields: [
    englishBeside,
    { ...brandsField, label: label('For', 'Para', 'لأجل', 'Для') },
    {
      ...plainText('title', 'Title', { required: true }),
      label: label('Name', 'Nombre', 'الاسم', 'Название'),
    },
    blocksField(pageBlocks),
  ],
  hooks: {
    beforeValidate: [keepOwnBrands('field_domain_access')],
    beforeChange: [waiveUntranslated, keepSharedFromTrash],
    beforeDelete: [keepShared],
  },
};
