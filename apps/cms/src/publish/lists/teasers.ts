import type { CampusTeaser } from '@concierge/contract/campus';
import { defaultLang } from '@concierge/contract/lang';
import type { NewsTeaser } from '@concierge/contract/news';
import type { ProgramTeaser } from '@concierge/contract/program';
import type { Page } from '../../runtime/payload-types.ts';
import type { Stored } from '../docStore.ts';
import { inLanguage } from '../inLanguage.ts';
import { publishImage } from '../parts/image.ts';
import { hostBrand, publishCampusFacts, publishNewsFacts } from '../parts/pageFacts.ts';
import { isTranslated, pagePath } from '../parts/path.ts';
import { priceText } from '../parts/price.ts';
import { publishProgramFacts } from '../parts/programFacts.ts';
import type { Publishing } from '../publishing.ts';

const common = async (p: Publishing, stored: Stored<'pages'>, page: Page) => ({
  lang: isTranslated(stored, p.textLang) ? undefined : defaultLang,
  title: page.title,
  alias: pagePath(stored, p.lang),
  field_lead: page.field_lead ?? undefined,
  image: await publishImage(p, page.field_hero_image),
});

/**
 * A programme as lists, finder and comparison show it; undefined while its facts are incomplete.
 */
export async function publishProgramTeaser(
  p: Publishing,
  stored: Stored<'pages'>,
): Promise<ProgramTeaser | undefined> {
  const page = inLanguage(stored, p.textLang);
  const facts = await publishProgramFacts(p, page);
  if (!facts) return undefined;
  return {
    id: String(page.id),
    ...(await common(p, stored, page)),
    field_edu_credential_awarded: page.field_edu_credential_awarded ?? undefined,
    field_price: priceText(page.field_price, facts, p.textLang, p.now),
    facts,
    host_brand: hostBrand(page, facts.school, p.brand),
  };
}

/** An article as lists show it. */
export async function publishNewsTeaser(
  p: Publishing,
  stored: Stored<'pages'>,
): Promise<NewsTeaser> {
  const page = inLanguage(stored, p.textLang);
  return { ...(await common(p, stored, page)), facts: publishNewsFacts(page) };
}

/** A campus as lists show it; undefined while its facts are incomplete. */
export async function publishCampusTeaser(
  p: Publishing,
  stored: Stored<'pages'>,
): Promise<CampusTeaser | undefined> {
  const page = inLanguage(stored, p.textLang);
  const facts = publishCampusFacts(page);
  return (
    facts && {
      ...(await common(p, stored, page)),
      facts,
      host_brand: hostBrand(page, facts.school, p.brand),
    }
  );
}
