import { type BlockExamples, embedItem, imageItem, picture, portrait } from '../kit.ts';
import { bullets, paragraph, richText } from '../lexical.ts';

export const text_media: BlockExamples<'text_media'> = {
  plain: {
    type: 'text_media',
    field_title: 'A kitchen with windows',
    field_text: richText(paragraph('Sixteen stoves, north light, and a door to the herb garden.')),
    field_media: imageItem(picture('kitchen-copper', 'Copper pans above a stove')),
  },
  full: {
    type: 'text_media',
    field_pretitle: 'Campus',
    field_title: 'You live where you work, for one year',
    field_anchor: 'living',
    field_text: richText(
      paragraph(
        'First-year students live in the school hotel. They check guests in before lectures and close the bar after them.',
      ),
      bullets('Single and double rooms', 'All meals in term', 'Ski pass for the valley'),
    ),
    field_media: imageItem(picture('facade-palace', 'A palace hotel above Lake Thun'), {
      field_caption: 'The school from the lake, drawn in June',
    }),
    field_links: [
      { url: '/campuses/spiez/', title: 'See the campus' },
      {
        url: 'https://example.org/map',
        title: 'Open the map',
        options: { attributes: { target: '_blank' } },
      },
    ],
    field_side: 'start',
    field_tone: 'tint',
  },
  arabic: {
    type: 'text_media',
    field_pretitle: 'الحرم الجامعي',
    field_title: 'تسكن حيث تعمل، لمدة سنة',
    field_text: richText(
      paragraph('يسكن طلاب السنة الأولى في الفندق المدرسي، ويستقبلون الضيوف قبل المحاضرات.'),
    ),
    field_media: imageItem(picture('facade-palace', 'فندق قديم فوق بحيرة تون')),
    field_links: [{ url: '/campuses/spiez/', title: 'شاهد الحرم الجامعي' }],
  },
  film: {
    type: 'text_media',
    field_title: 'Service, in forty seconds',
    field_text: richText(paragraph('What happens between the order and the plate.')),
    field_media: embedItem(
      'https://youtu.be/aqz-KE-bpKQ',
      portrait('terrace-evening', 'A terrace with lanterns'),
    ),
    field_tone: 'ink',
  },
};
