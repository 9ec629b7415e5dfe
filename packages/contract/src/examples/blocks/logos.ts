import { type BlockExamples, picture } from '../kit.ts';

export const logos: BlockExamples<'logos'> = {
  plain: { type: 'logos', field_items: [{ title: 'Alpine Grand Hotels' }] },
  full: {
    type: 'logos',
    field_pretitle: 'Partners',
    field_title: 'Where our students work',
    field_items: [
      { title: 'Alpine Grand Hotels', url: 'https://example.org/alpine' },
      {
        title: 'Lakeside Collection',
        image: picture('logo-lakeside', 'Lakeside Collection', {
          width: 240,
          height: 80,
          type: 'logo',
        }),
      },
      { title: 'Nordlicht Resorts' },
      { title: 'Casa Verde' },
      { title: 'Bureau of Tables' },
      { title: 'Meridian Rail Catering' },
      { title: 'Hotelkooperation Ostschweiz-Liechtenstein-Vorarlberg' },
    ],
  },
  arabic: {
    type: 'logos',
    field_title: 'حيث يعمل طلابنا',
    field_items: [
      { title: 'Alpine Grand Hotels' },
      { title: 'فنادق الواحة' },
      { title: 'Nordlicht Resorts' },
    ],
  },
};
