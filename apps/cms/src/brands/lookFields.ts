import { typefaces } from '@concierge/brands/typefaces';
import type { Field } from 'payload';
import { optionsOf } from '../fields/choice.ts';
import { label } from '../i18n/label.ts';
import { soundFavicon, soundLogo } from './soundDrawing.ts';

/** What a brand looks like besides its colours; each that is empty is as shipped. */
export const lookFields: Field[] = [
  {
    name: 'logo',
    type: 'textarea',
    label: label('Logo (SVG)', 'Logotipo (SVG)', 'الشعار (SVG)', 'Логотип (SVG)'),
    validate: soundLogo,
    admin: {
      description: label(
        'The text of the SVG file. Empty means the shipped logo, or the name as a wordmark.',
        'El texto del archivo SVG. Vacío: el logotipo de fábrica o el nombre como logotipo.',
        'نص ملف SVG. إذا كان فارغًا فالشعار الأصلي أو الاسم مكتوبًا.',
        'Текст файла SVG. Пусто — исходный логотип или название как словесный знак.',
      ),
    },
  },
  {
    name: 'favicon',
    type: 'textarea',
    label: label('Icon (SVG)', 'Icono (SVG)', 'الأيقونة (SVG)', 'Значок (SVG)'),
    validate: soundFavicon,
    admin: {
      description: label(
        'The text of a square SVG file, for tabs of browsers and home screens. Empty means the mark in the brand’s colours.',
        'El texto de un archivo SVG cuadrado, para pestañas del navegador y pantallas de inicio. Vacío: el símbolo en los colores de la marca.',
        'نص ملف SVG مربع، لعلامات تبويب المتصفح والشاشات الرئيسية. إذا كان فارغًا فالرمز بألوان العلامة.',
        'Текст квадратного файла SVG, для вкладок браузера и домашних экранов. Пусто — знак в цветах бренда.',
      ),
    },
  },
  {
    name: 'typeface',
    type: 'select',
    label: label('Typeface', 'Tipografía', 'الخط', 'Шрифт'),
    options: optionsOf(Object.keys(typefaces), typefaces),
    admin: {
      description: label(
        'For texts in Latin and Cyrillic: Jost is geometric, Literata has serifs, Rubik is rounded. Empty means Inter Tight; Arabic is always Vazirmatn.',
        'Para textos en latín y cirílico: Jost es geométrica, Literata tiene remates, Rubik es redondeada. Vacío: Inter Tight; el árabe es siempre Vazirmatn.',
        'للنصوص اللاتينية والسيريلية: \u2066Jost\u2069 هندسي، و\u2066Literata\u2069 بزوائد، و\u2066Rubik\u2069 مستدير. إذا كان فارغًا فهو \u2066Inter Tight\u2069؛ والعربية دائمًا بخط \u2066Vazirmatn\u2069.',
        'Для латиницы и кириллицы: Jost — геометрический, Literata — с засечками, Rubik — скруглённый. Пусто — Inter Tight; арабский текст всегда набран Vazirmatn.',
      ),
    },
  },
];
