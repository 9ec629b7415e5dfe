import { contactForm, contactFormArabic } from '../forms.ts';
import { type BlockExamples, embedItem, filmItem, picture, portrait } from '../kit.ts';
import { paragraph, richText } from '../lexical.ts';

const iframe: BlockExamples<'iframe'> = {
  plain: { type: 'iframe', url: 'https://example.org/map' },
  full: {
    type: 'iframe',
    field_pretitle: 'Map',
    field_title: 'How to find the cable car',
    url: 'https://example.org/map',
    width: 1200,
    height: 600,
  },
  arabic: { type: 'iframe', field_title: 'كيف تصل إلى التلفريك', url: 'https://example.org/map' },
};

const webform: BlockExamples<'webform'> = {
  plain: { type: 'webform', form: contactForm },
  full: {
    type: 'webform',
    field_pretitle: 'Admissions',
    field_title: 'Ask a person',
    field_text: richText(
      paragraph(
        'We answer within one working day, in English, German, Spanish, Arabic or Russian.',
      ),
    ),
    field_anchor: 'ask',
    form: contactForm,
    field_tone: 'tint',
  },
  arabic: {
    type: 'webform',
    field_title: 'اسأل شخصاً',
    field_text: richText(paragraph('نجيب خلال يوم عمل واحد.')),
    form: contactFormArabic,
  },
};

const contact_info: BlockExamples<'contact_info'> = {
  plain: {
    type: 'contact_info',
    field_items: [{ label: 'Phone', title: '+41 33 555 01 40', url: 'tel:+41335550140' }],
  },
  full: {
    type: 'contact_info',
    field_pretitle: 'Admissions',
    field_title: 'Three people, one desk',
    field_text: 'Open Monday to Friday, 08:00 to 17:30 Swiss time.',
    field_items: [
      { label: 'Phone', title: '+41 33 555 01 40', url: 'tel:+41335550140' },
      { label: 'E-mail', title: 'admissions@him.example', url: 'mailto:admissions@him.example' },
      { label: 'WhatsApp', title: '+41 79 555 01 40', url: 'https://wa.me/41795550140' },
      { label: 'Address', title: 'Höheweg 12, 3825 Mürren' },
    ],
  },
  arabic: {
    type: 'contact_info',
    field_title: 'ثلاثة أشخاص، مكتب واحد',
    field_items: [
      { label: 'الهاتف', title: '+41 33 555 01 40', url: 'tel:+41335550140' },
      { label: 'العنوان', title: 'Höheweg 12, 3825 Mürren' },
    ],
  },
};

const people: BlockExamples<'people'> = {
  plain: { type: 'people', field_items: [{ name: 'Reto Zumstein-Abadi' }] },
  full: {
    type: 'people',
    field_pretitle: 'Faculty',
    field_title: 'They have all carried plates',
    field_items: [
      {
        name: 'Reto Zumstein-Abadi',
        role: 'Head of school',
        field_text: 'Opened eleven hotels, closed one.',
        image: portrait('reception-desk', 'A man at a reception desk'),
      },
      {
        name: 'Dr. Marisol Vetterli',
        role: 'Revenue management',
        field_text: 'Wrote the book that her students underline.',
        image: picture('suite', 'A woman by a window'),
      },
      { name: 'Tenzin Aebischer', role: 'Kitchen' },
      {
        name: 'Maximiliana-Konstantina von Hohenzollern-Rappoltsweiler',
        role: 'Guest relations and intercultural communication',
      },
      {
        name: 'Noor Gasser',
        role: 'Careers',
        field_text: 'Knows every night manager between Bergen and Muscat.',
      },
    ],
  },
  arabic: {
    type: 'people',
    field_title: 'كلهم حملوا الأطباق يوماً',
    field_items: [
      { name: 'نور غاسر', role: 'التوظيف', field_text: 'تعرف مديري الفنادق من بيرغن إلى مسقط.' },
      { name: 'تنزين إيبيشر', role: 'المطبخ' },
    ],
  },
};

const downloads: BlockExamples<'downloads'> = {
  plain: { type: 'downloads', field_items: [{ title: 'Fee table', url: '/files/fees.pdf' }] },
  full: {
    type: 'downloads',
    field_pretitle: 'To take home',
    field_title: 'Read it on the train',
    field_items: [
      { title: 'Brochure 2027', url: '/files/brochure-2027.pdf', size: 4_812_330, format: 'PDF' },
      {
        title: 'Fee table, all programmes, all semesters',
        url: '/files/fees.pdf',
        size: 91_220,
        format: 'PDF',
      },
      { title: 'Medical form', url: '/files/medical.docx', size: 640, format: 'DOCX' },
    ],
  },
  arabic: {
    type: 'downloads',
    field_title: 'للقراءة في القطار',
    field_items: [
      { title: 'كتيّب 2027', url: '/files/brochure-2027.pdf', size: 4_812_330, format: 'PDF' },
    ],
  },
};

const video: BlockExamples<'video'> = {
  plain: {
    type: 'video',
    field_media: filmItem('lake-morning', picture('lake-morning', 'Lake Thun before sunrise')),
  },
  full: {
    type: 'video',
    field_pretitle: 'Film',
    field_title: 'Forty seconds at the pass',
    field_text: 'A service in autumn, seen from where the plates leave.',
    field_media: embedItem(
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      picture('kitchen-pass', 'Plates on the pass'),
      {
        field_caption: 'No sound needed.',
      },
    ),
    upload_date: '2026-09-01',
    duration_seconds: 40,
    field_tone: 'ink',
  },
  arabic: {
    type: 'video',
    field_title: 'أربعون ثانية في المطبخ',
    field_media: embedItem('https://vimeo.com/76979871', picture('kitchen-pass', 'أطباق جاهزة')),
  },
  captioned: {
    type: 'video',
    field_title: 'Before service',
    field_media: filmItem('kitchen-pass', picture('kitchen-pass', 'Plates on the pass'), {
      field_captions: [
        { url: '/api/media/file/captions/kitchen-pass.mp4.en.vtt', srclang: 'en' },
        { url: '/api/media/file/captions/kitchen-pass.mp4.ar.vtt', srclang: 'ar' },
      ],
      field_transcript: { text: 'Steam rises from six plates.\n\nTwo cooks bend over them.' },
    }),
    upload_date: '2026-09-01',
  },
  noPoster: {
    type: 'video',
    field_title: 'Without a poster',
    field_media: {
      type: { media_type: 'remote_video' },
      field_media_oembed_video: ['https://vimeo.com/76979871/0a1b2c3d4e'],
    },
  },
};

/** Blocks whose examples need no file of their own. */
export const smallBlocks = {
  iframe,
  webform,
  contact_info,
  people,
  downloads,
  video,
};
