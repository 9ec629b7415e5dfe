import type { FormNodeType } from '../../node.ts';
import { campaigns, campaignsArabic } from '../campaigns.ts';
import { contactForm, contactFormArabic } from '../forms.ts';
import { anchor, paragraph, richText } from '../lexical.ts';
import { type NodeExamples, type NodeInput, page } from '../nodeKit.ts';

interface Texts {
  alias: string;
  title: string;
  lead: string;
  titleArabic: string;
  leadArabic: string;
  more?: Partial<NodeInput>;
}

/**
 * The three examples of a form page: title and form only, everything a form page may have, and
 * Arabic.
 */
function formPage(
  type: FormNodeType,
  { alias, title, lead, titleArabic, leadArabic, more = {} }: Texts,
): NodeExamples {
  const arabicEvent = 'event' in more ? { event: campaignsArabic[0] } : {};
  return {
    plain: page(type, alias, title, {
      field_webform_dynamic_paragraph: contactForm,
      ...('event' in more ? { event: more.event } : {}),
    }),
    full: page(type, alias, title, {
      field_pretitle: 'Admissions',
      field_lead: lead,
      field_text_above_form: richText(
        paragraph(lead, ' ', anchor('Call us', 'tel:+41335550140'), ' if you would rather talk.'),
      ),
      field_url: `/thank-you/${type}/`,
      field_webform_dynamic_paragraph: contactForm,
      ...more,
    }),
    arabic: page(type, alias, titleArabic, {
      lang: 'ar',
      field_lead: leadArabic,
      field_webform_dynamic_paragraph: contactFormArabic,
      ...arabicEvent,
    }),
  };
}

const [openHouse, webinarEvent, meeting] = campaigns;

const apply = formPage('apply', {
  alias: '/apply/',
  title: 'Apply now',
  lead: 'Ten minutes, no fee, no documents yet.',
  titleArabic: 'قدّم الآن',
  leadArabic: 'عشر دقائق، بلا رسوم.',
  more: {
    field_application_body: richText(paragraph('You can change everything until the deadline.')),
    field_side_cards: [
      { field_pretitle: 'Step 1', title: 'You write', text: richText(paragraph('This form.')) },
      {
        field_pretitle: 'Step 2',
        title: 'We call',
        text: richText(paragraph('Within three days.')),
      },
    ],
  },
});
const contact = formPage('contact', {
  alias: '/contact/',
  title: 'Contact',
  lead: 'We answer within one working day.',
  titleArabic: 'تواصل معنا',
  leadArabic: 'نجيب خلال يوم عمل واحد.',
});
const brochure = formPage('brochure', {
  alias: '/brochure/',
  title: 'The brochure',
  lead: 'Ninety-six pages, sent to your inbox at once.',
  titleArabic: 'الكتيّب',
  leadArabic: 'ست وتسعون صفحة تصلك فوراً.',
});
const visit = formPage('visit', {
  alias: '/visit/',
  title: 'Visit a school',
  lead: 'Choose a day and a time between 08:00 and 15:30.',
  titleArabic: 'زيارة مدرسة',
  leadArabic: 'اختر يوماً وساعة.',
});
const refer = formPage('refer', {
  alias: '/refer-a-friend/',
  title: 'Refer a friend',
  lead: 'We write to your friend once, with your name on it.',
  titleArabic: 'رشّح صديقاً',
  leadArabic: 'نكتب إلى صديقك مرة واحدة.',
});
const livechat = formPage('livechat', {
  alias: '/livechat/',
  title: 'Leave a message',
  lead: 'Nobody is at the desk. We write back in the morning.',
  titleArabic: 'اترك رسالة',
  leadArabic: 'نرد عليك في الصباح.',
});
const webinar = formPage('webinar', {
  alias: '/webinars/how-to-pay-for-it/',
  title: 'How to pay for it, semester by semester',
  lead: 'Forty-five minutes with the person who writes the invoices.',
  titleArabic: 'كيف تدفع الرسوم فصلاً بعد فصل',
  leadArabic: 'خمس وأربعون دقيقة مع من يكتب الفواتير.',
  more: { event: webinarEvent, Duration: 45, field_event_type: 'webinar' },
});
const open_house = formPage('open_house', {
  alias: '/open-house/',
  title: 'Open house in Mürren',
  lead: 'A morning in the school hotel.',
  titleArabic: 'يوم مفتوح في مورين',
  leadArabic: 'صباح في الفندق المدرسي.',
  more: { event: openHouse, field_event_type: 'open_house' },
});
const open_culinary = formPage('open_culinary', {
  alias: '/culinary-open-day/',
  title: 'Culinary open day',
  lead: 'You cook, we wash up.',
  titleArabic: 'يوم الطهي المفتوح',
  leadArabic: 'أنت تطبخ ونحن نغسل الصحون.',
  more: {
    event: openHouse && { ...openHouse, kind: 'open_culinary' },
    field_event_type: 'open_culinary',
  },
});
const meet = formPage('meet', {
  alias: '/meet-a-representative/',
  title: 'Meet a representative',
  lead: 'In your city, or on a screen.',
  titleArabic: 'قابل ممثلنا',
  leadArabic: 'في مدينتك أو عبر الشاشة.',
  more: { event: meeting, field_event_type: 'meet' },
});

/** Form pages. */
export const formNodes = {
  webinar,
  apply,
  contact,
  brochure,
  visit,
  meet,
  open_house,
  open_culinary,
  refer,
  livechat,
};
