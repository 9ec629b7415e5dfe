import type { L10n, Markdown } from '../types.ts';

export interface SeedLink {
  url: string;
  title: L10n;
  /** Class of `options.attributes`; names the icon of a social link. */
  class?: string;
}

/** The drawn logo of a brand by its code; `ground` says what it stands on. */
export interface SeedLogo {
  logo: string;
  ground: 'light' | 'dark';
  alt: L10n;
}

/** The footer blocks of one brand (spec §3); `footer_main` is the brand's menu group `footer`. */
export interface SeedFooter {
  brand: string;
  block_group_logos?: { field_dark_header_logo: SeedLogo; field_transparent_logo: SeedLogo };
  block_social: { links: SeedLink[] };
  block_legal: { links: SeedLink[] };
  block_copyright: { body: Markdown };
  block_contact_info?: {
    info: L10n;
    field_address: SeedLink;
    field_address2: SeedLink;
    field_whatsapp: SeedLink;
    field_phone: SeedLink;
    field_email: SeedLink;
    field_wechat: SeedLink;
  };
  block_newsletter?: { info: L10n; body: Markdown };
  /** Logos of the schools, with their pages on the group's site. */
  block_school_logos?: { field_logos: { field_logo: SeedLogo; url?: string; title: string }[] };
  block_header_buttons: { links: SeedLink[] };
}
