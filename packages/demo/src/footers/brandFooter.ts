import { loadTexts } from '../loadTexts.ts';
import { words as w } from '../menus/words.ts';
import type { L10n } from '../types.ts';
import type { SeedFooter, SeedLink, SeedLogo } from './types.ts';

const t = loadTexts('footers/brandFooter');

type Contact = NonNullable<SeedFooter['block_contact_info']>;

interface FooterInput {
  brand: string;
  /** Handle in the social networks. */
  handle: string;
  /** Only the schools have it (spec §2). */
  contact?: Contact;
  newsletter: { info: L10n; body: L10n };
}

const names: Record<string, string> = {
  SEG: 'Summit Education Group',
  CR: 'College Rigi',
  CAA: 'Culinary Academy Ascona',
  HIM: 'Hotel Institute Mürren',
  SHMS: 'Seeblick Hotel Management School',
};

const same = (text: string): L10n => ({ en: text, es: text, ar: text, ru: text });

const logo = (code: string, ground: SeedLogo['ground']): SeedLogo => ({
  logo: code,
  ground,
  alt: t('logo', { name: names[code] ?? code }),
});

const social = (network: string, title: string, url: string): SeedLink => ({
  url,
  title: same(title),
  class: network,
});

/** All footer blocks of a brand (spec §3). */
export function brandFooter(input: FooterInput): SeedFooter {
  const { brand, handle, contact, newsletter } = input;
  const name = names[brand] ?? brand;
  return {
    brand,
    block_group_logos: {
      field_dark_header_logo: logo('SEG', 'light'),
      field_transparent_logo: logo('SEG', 'dark'),
    },
    block_social: {
      links: [
        social('instagram', 'Instagram', `https://www.instagram.com/${handle}`),
        social('linkedin', 'LinkedIn', `https://www.linkedin.com/school/${handle}`),
        social('youtube', 'YouTube', `https://www.youtube.com/@${handle}`),
        social('facebook', 'Facebook', `https://www.facebook.com/${handle}`),
        social('vk', 'VK', `https://vk.com/${handle}`),
        social('telegram', 'Telegram', `https://t.me/${handle}`),
      ],
    },
    block_legal: {
      links: [
        { url: '/legal/privacy/', title: w.privacy },
        { url: '/legal/imprint/', title: w.imprint },
        { url: '/legal/cookies/', title: w.cookies },
        { url: '/legal/accessibility/', title: w.accessibility },
      ],
    },
    block_copyright: {
      body: t('copyright', { name }),
    },
    ...(contact && { block_contact_info: contact }),
    block_newsletter: newsletter,
    block_school_logos: {
      field_logos: ['HIM', 'SHMS', 'CAA', 'CR'].map((code) => ({
        // The group's strip of schools is light, a school's footer dark.
        field_logo: logo(code, brand === 'SEG' ? 'light' : 'dark'),
        title: names[code] ?? code,
        ...(brand === 'SEG' && { url: `/schools/${code.toLowerCase()}/` }),
      })),
    },
    block_header_buttons: {
      links: [
        { url: '/brochure/', title: w.brochure },
        { url: '/visit/', title: w.visit },
        { url: '/apply/', title: w.apply, class: 'apply-now' },
      ],
    },
  };
}

interface ContactInput {
  info: L10n;
  address: string;
  /** Alias of the campus. */
  campus: string;
  /** How one gets there. */
  way: L10n;
  /** As it is written, e.g. `+41 33 555 01 40`; WhatsApp has the same number. */
  phone: string;
  email: string;
  wechat: string;
}

/**
 * The contact block of a school: info, two addresses, WhatsApp, telephone, e-mail, WeChat (spec
 * §3).
 */
export function contactBlock(input: ContactInput): Contact {
  const digits = input.phone.replaceAll(/\D/g, '');
  return {
    info: input.info,
    field_address: { url: input.campus, title: same(input.address) },
    field_address2: { url: '/visit/', title: input.way },
    field_whatsapp: { url: `https://wa.me/${digits}`, title: w.whatsapp },
    field_phone: { url: `tel:+${digits}`, title: same(input.phone) },
    field_email: { url: `mailto:${input.email}`, title: same(input.email) },
    field_wechat: { url: `https://u.wechat.com/${input.wechat}`, title: w.wechat },
  };
}
