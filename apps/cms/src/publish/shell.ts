import type { Settings, Shell } from '@concierge/contract/calls';
import { compact } from './compact.ts';
import { publishFooter } from './footer.ts';
import { inLanguage } from './inLanguage.ts';
import { publishMenus } from './menus.ts';
import { ofBrand } from './ofBrand.ts';
import { publishPopup } from './popup.ts';
import type { Publishing } from './publishing.ts';

/** Everything around a page of the brand in the asked language; a 404 has it too. */
export async function publishShell(p: Publishing): Promise<Omit<Shell, 'tags'>> {
  const menus = await publishMenus(p);
  const [blocks, popup, settings] = await Promise.all([publishFooter(p, menus.footer), publishPopup(p), publishSettings(p)]);
  return compact({ menus, blocks, popup, settings }) as Omit<Shell, 'tags'>;
}

async function publishSettings(p: Publishing): Promise<Settings | undefined> {
  const [stored] = await ofBrand(p, 'brand-settings');
  if (!stored) return undefined;
  const settings = inLanguage(stored, p.lang);
  return {
    newsletterPattern: settings.newsletterPattern ?? undefined,
    doubleOptIn: settings.doubleOptIn ?? false,
    advancedConsent: settings.advancedConsent ?? false,
    captchaProvider: settings.captchaProvider ?? undefined,
  };
}
