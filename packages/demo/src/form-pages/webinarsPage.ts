import { loadTexts } from '../loadTexts.ts';
import type { Scene } from '../pages/kit/scenes.ts';
import { fold, link, pic } from '../pages/kit/text.ts';
import type { L10n, SeedPage } from '../types.ts';

const t = loadTexts('form-pages/webinarsPage');

const title = t('webinars');

/** `/webinars/`: the webinars that lie ahead, and what people ask about them. */
const webinarsPage = (brand: string, scene: Scene, lead: L10n): SeedPage => ({
  type: 'lego_page',
  alias: '/webinars/',
  brands: [brand],
  title,
  field_lead: lead,
  hero: pic(scene),
  metatag: { description: lead },
  blocks: [
    {
      type: 'event_list',
      query: { ...(brand !== 'SEG' && { schools: [brand] }), kind: ['webinar'] },
    },
    {
      type: 'accordion',
      field_title: t('before-register'),
      is_faq: true,
      field_items: [
        fold(t('do-i-need-camera'), t('no-see-us-dont')),
        fold(t('which-time-shown'), t('your-time-swiss-time')),
        fold(t('can-i-watch-later'), t('yes-if-register-recording')),
      ],
    },
    {
      type: 'cta',
      field_tone: 'tint',
      field_title: t('rather-talk-one-person'),
      field_links: [link('/meet-a-representative/', t('meet-representative'))],
    },
  ],
});

/** The webinar listings of all brands. */
export const webinarsPages: SeedPage[] = [
  webinarsPage('SEG', 'conference', t('hosted-all-four-schools')),
  webinarsPage('CR', 'seminar-room', t('short-lectures-from-weggis')),
  webinarsPage('CAA', 'kitchen-still-life', t('cook-ask-live-from')),
  webinarsPage('HIM', 'alps-dusk', t('evening-schilthalde-video')),
  webinarsPage('SHMS', 'lake-sunset', t('conversations-from-palace-about')),
];
