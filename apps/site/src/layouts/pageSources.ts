import type { Block } from '@concierge/contract/block';
import { type Vendor, vendorPresets, vendorSources } from '@concierge/contract/vendors';
import type { Environment } from '@concierge/server/start/variables';
import { chatConfig } from '../chrome/chat/chatConfig.ts';
import type { PageContext } from '../content/pageContext.ts';
import { captchaProvider } from '../forms/props/leadSettings.ts';
import { filmsIn } from '../ui/media/video/filmsIn.ts';

type Kind = (typeof vendorPresets)[Vendor]['kind'];

/** Sources outside of the site that a page's policy names, by directive, each once. */
interface PageSources {
  readonly byDirective: ReadonlyMap<string, readonly string[]>;
  /** A chat or a vendor's captcha may build its widget on the page. */
  readonly hasWidget: boolean;
}

/**
 * What a page may load from others (ADR 28): the tags that its brand has chosen, the players of
 * films that stand on it, the brand's captcha, for any page may show a form in its pop-up, and the
 * chat that the installation is set up for.
 */
export function pageSources(
  { brand, shell: { settings } }: Pick<PageContext, 'brand' | 'shell'>,
  blocks: readonly Block[],
  env?: Environment,
): PageSources {
  const chosen = settings?.vendors ?? [];
  const films = filmsIn(blocks);
  const captcha = captchaProvider(settings, env);
  const chat = chatConfig(brand.code, env);
  const isOnPage: Record<Kind, (vendor: Vendor) => boolean> = {
    tag: () => true,
    film: (vendor) => [...films].some((film) => film === vendor),
    chat: (vendor) => vendor === chat.provider,
    captcha: (vendor) => vendor === captcha,
  };
  const present = new Set([
    ...chosen.filter((vendor) => isOnPage[vendorPresets[vendor].kind](vendor)),
    ...(captcha === 'altcha' ? [] : [captcha]),
  ]);
  const hosts: Partial<Record<Vendor, readonly (string | undefined)[]>> = {
    matomo: [settings?.matomoOrigin],
    plausible: [settings?.plausibleOrigin],
    [chat.provider]: [chat.origin, chat.settings['scrt']].map(urlOrigin),
  };
  const byDirective = new Map<string, readonly string[]>();
  for (const vendor of present) {
    const own = (hosts[vendor] ?? []).filter((host) => host !== undefined);
    for (const [directive, sources] of Object.entries(vendorSources(vendor, own))) {
      const merged = new Set([...(byDirective.get(directive) ?? []), ...sources]);
      if (merged.size > 0) byDirective.set(directive, [...merged]);
    }
  }
  return {
    byDirective,
    hasWidget: [...present].some((vendor) =>
      ['chat', 'captcha'].includes(vendorPresets[vendor].kind),
    ),
  };
}

const urlOrigin = (address: string | undefined): string | undefined =>
  URL.parse(address ?? '')?.origin;
