import { loadTexts } from '../loadTexts.ts';
import type { L10n, Markdown, SeedPopup } from '../types.ts';

const t = loadTexts('popups/popups');

/** Node types that people read; a pop-up never opens over a form page. */
const reading = ['homepage', 'lego_page', 'program', 'singleCampus', 'singleNews'];

const popup = (
  brand: string,
  form: string,
  field_heading: L10n,
  field_description: Markdown,
): SeedPopup => ({
  key: `${brand.toLowerCase()}-brochure`,
  brands: [brand],
  field_attribute: [],
  field_delay_time: 30,
  field_display_after_days: 30,
  field_include_urls: reading,
  field_heading,
  field_description,
  field_forms: [{ brand, form }],
});

/** One pop-up a brand, with the brand's short form (spec §4). */
export const popups: SeedPopup[] = [
  popup('SEG', 'seg-popup', t('four-schools-one-them'), t('leave-address-adviser-bern')),
  popup('HIM', 'him-popup', t('next-class-goes-up'), t('write-once-dates-fees')),
  popup('SHMS', 'shms-popup', t('may-send-day-palace'), t('short-letter-from-spiez')),
  popup('CR', 'cr-popup', t('read-case-study-before'), t('send-case-every-class')),
  popup('CAA', 'caa-popup', t('shall-keep-place-stove'), t('write-next-start-dates')),
];
