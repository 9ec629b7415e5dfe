import type { Settings, Shell } from '@concierge/contract/calls';
import type { Popup } from '@concierge/contract/popup';
import { compact } from '../compact.ts';
import { inLanguage } from '../inLanguage.ts';
import type { Publishing } from '../publishing.ts';
import { soundPattern } from '../soundPattern.ts';
import { publishFooter } from './footer.ts';
import { publishMenus } from './menus.ts';
import { ofBrand } from './ofBrand.ts';
import { publishPopups } from './popup.ts';

/**
 * Everything around a page of the brand in the asked language, which a 404 has too, and the pop-ups
 * that one is chosen from.
 */
export async function publishShell(
  p: Publishing,
): Promise<{ shell: Omit<Shell, 'tags' | 'popup'>; popups: readonly Popup[] }> {
  const menus = await publishMenus(p);
  const [blocks, popups, settings] = await Promise.all([
    publishFooter(p, menus.footer),
    publishPopups(p),
    publishSettings(p),
  ]);
  return {
    shell: compact({ menus, blocks, settings }) as Omit<Shell, 'tags' | 'popup'>,
    popups: popups.map((popup) => compact(popup) as Popup),
  };
}

async function publishSettings(p: Publishing): Promise<Settings | undefined> {
  const [stored] = await ofBrand(p, 'brand-settings');
  if (!stored) return undefined;
  const settings = inLanguage(stored, p.lang);
  return {
    newsletterPattern: soundPattern(
      p.payload,
      settings.newsletterPattern,
      `brand settings ${p.brand}, newsletterPattern`,
    ),
    doubleOptIn: !settings.singleOptIn,
    advancedConsent: settings.advancedConsent ?? false,
    captchaProvider: settings.captchaProvider ?? undefined,
    vendors: settings.vendors ?? [],
    matomoOrigin: settings.matomoOrigin ?? undefined,
    plausibleOrigin: settings.plausibleOrigin ?? undefined,
  };
}
