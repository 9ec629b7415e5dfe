import { hasLanguage } from '@concierge/brands/liveBrands';
import { registry } from '@concierge/brands/registry';
import { type Lang, langs } from '@concierge/contract/lang';

/** The languages that the site of one of these brands has, of any brand where none are given. */
export const spokenLangs = (brands: readonly string[] = registry.map(({ code }) => code)): Lang[] =>
  langs.filter((lang) => brands.some((brand) => hasLanguage(brand, lang)));
