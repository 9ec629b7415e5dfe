import { defaultLang, langs } from '@concierge/contract/lang';
import type { CollectionConfig } from 'payload';
import { keepOwnBrands } from '../../access/brands/keepOwnBrands.ts';
import { ofOwnBrand } from '../../access/brands/ofOwnBrand.ts';
import { mayIn } from '../../access/mayIn.ts';
import { brandField } from '../../fields/brand.ts';
import { plainText } from '../../fields/text.ts';
import { groups, label } from '../../i18n/label.ts';
import { languageNames } from '../../i18n/locales.ts';

/** Names of a brand that stay as they are in every language, or have one set translation. */
export const glossary: CollectionConfig = {
  slug: 'glossary',
  labels: {
    singular: label(
      'Name of the glossary',
      'Nombre del glosario',
      'اسم في المسرد',
      'Название глоссария',
    ),
    plural: label('Glossary', 'Glosario', 'المسرد', 'Глоссарий'),
  },
  access: {
    read: ofOwnBrand('read'),
    create: mayIn('site'),
    update: ofOwnBrand('site'),
    delete: ofOwnBrand('site'),
  },
  admin: {
    useAsTitle: 'name',
    group: groups.settings,
    defaultColumns: ['name', 'brand', 'es', 'ar', 'ru'],
    description: label(
      'Who translates a text with one of these names is warned where the translation lacks it.',
      'A quien traduce un texto con uno de estos nombres se le avisa si la traducción no lo tiene.',
      'يُنبَّه من يترجم نصًا فيه أحد هذه الأسماء إذا خلت الترجمة منه.',
      'Переводчик текста с таким названием получает предупреждение, если в переводе его нет.',
    ),
  },
  fields: [
    plainText('name', 'Name in English', {
      required: true,
      description: 'As it is written in texts, with capital letters.',
    }),
    {
      type: 'row',
      fields: langs
        .filter((lang) => lang !== defaultLang)
        .map((lang) => ({
          ...plainText(lang, languageNames[lang], { width: '33%' }),
          admin: {
            width: '33%',
            description: 'Only where it has a set translation; else it stays as it is.',
          },
        })),
    },
    brandField,
  ],
  hooks: { beforeValidate: [keepOwnBrands('brand')] },
};
