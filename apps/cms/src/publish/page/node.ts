import { brandByCode, registry } from '@concierge/brands/registry';
import { defaultLang, textDirection } from '@concierge/contract/lang';
import { type PageNode, pageTextFields } from '@concierge/contract/node';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import type { Page } from '../../runtime/payload-types.ts';
import { publishBlocks } from '../blocks/blockList.ts';
import { publishCampaign } from '../campaign.ts';
import { compact } from '../compact.ts';
import { docTag, type Stored } from '../docStore.ts';
import { holdingSchool } from '../eventPage.ts';
import { publishForm } from '../form.ts';
import { inLanguage, untranslatedFields, untranslatedRows } from '../inLanguage.ts';
import { relatedNews, relatedPrograms } from '../lists/related.ts';
import { publishImage } from '../parts/image.ts';
import { written } from '../parts/lines.ts';
import { publishLinks } from '../parts/link.ts';
import { publishCampusFacts, publishNewsFacts, publishSchemaFields } from '../parts/pageFacts.ts';
import { isTranslated, pagePath, translatedPaths } from '../parts/path.ts';
import { priceText } from '../parts/price.ts';
import { publishProgramFacts } from '../parts/programFacts.ts';
import { publishRichText } from '../parts/richText.ts';
import { type Publishing, related } from '../publishing.ts';
import { applyToProgram } from './applyToProgram.ts';
import { publishBreadcrumbs } from './breadcrumbs.ts';

/**
 * A page node (spec §3) in the asked language, or in English and marked so where it isn't
 * translated.
 */
export async function publishNode(
  publishing: Publishing,
  stored: Stored<'pages'>,
): Promise<PageNode> {
  const p = {
    ...publishing,
    textLang: isTranslated(stored, publishing.lang) ? publishing.lang : defaultLang,
  };
  const page = inLanguage(stored, p.textLang);
  const path = pagePath(stored, p.lang);
  p.tags.add(docTag('pages', page.id));
  const [blocks, breadcrumbs, program, programs, news, event, form, hero] = await Promise.all([
    publishBlocks(
      p,
      page.field_blocks,
      page.id,
      untranslatedRows(stored, 'field_blocks', p.textLang),
    ),
    publishBreadcrumbs(p, path),
    page.type === 'program' ? publishProgramFacts(p, page) : undefined,
    relatedPrograms(p, stored, page),
    relatedNews(p, stored, page),
    related(p, 'campaigns', page.event),
    publishForm(p, page.field_webform_dynamic_paragraph),
    publishImage(p, page.field_hero_image),
  ]);
  const node = {
    id: String(page.id),
    type: page.type,
    title: page.title,
    alias: path,
    lang: p.textLang,
    in_english: untranslatedFields(stored, pageTextFields, p.textLang),
    ...publishAddress(p, path),
    translations: translatedPaths(stored, p.brand),
    field_pretitle: page.field_pretitle,
    field_lead: page.field_lead,
    field_hero_image: hero,
    field_web: webIds(page),
    field_blocks: program ? applyToProgram(blocks, path) : blocks,
    breadcrumbs,
    program,
    campus: page.type === 'singleCampus' ? publishCampusFacts(page) : undefined,
    news: page.type === 'singleNews' ? publishNewsFacts(page) : undefined,
    event: event && { ...publishCampaign(event), school: holdingSchool(p, event) },
    related_programs: programs,
    related_news: news,
    ...publishSchemaFields(page),
    field_price: priceText(page.field_price, program, p.textLang, p.now),
    ...(await publishTexts(p, page, untranslatedRows(stored, 'field_side_cards', p.textLang))),
    field_webform_dynamic_paragraph: form,
    field_url: page.field_url,
    field_event_type: page.field_event_type,
    field_iframe: page.field_iframe,
    field_iframe_height: page.field_iframe_height,
    Duration: page.Duration,
    field_add_live_chat: page.field_add_live_chat ?? false,
    field_exclude_live_chat: page.field_exclude_live_chat ?? false,
    field_newsletter_mode: page.field_newsletter_mode ?? undefined,
    field_floating_cta: publishLinks(page.field_floating_cta),
    created: page.createdAt,
    changed: page.updatedAt,
  };
  return compact(node) as PageNode;
}

/** Where the page is on its brand's site, and how it is written there (spec §3). */
function publishAddress(p: Publishing, path: string) {
  const { href, host, protocol } = new URL(`/${p.lang}${path}`, siteOrigin(p.brand));
  return {
    host,
    protocol: protocol.slice(0, -1),
    currentUrl: href,
    rtl: textDirection(p.lang) === 'rtl',
    isMicrosite: brandByCode(p.brand)?.isMicrosite ?? true,
  };
}

/** School ids of the sites that show it (spec §1). */
const webIds = (page: Page): number[] =>
  registry
    .filter((brand) => page.field_domain_access.some((code) => code === brand.code))
    .map((brand) => brand.id);

/** Side cards whose ids are among `english` are marked so. */
async function publishTexts(p: Publishing, page: Page, english: ReadonlySet<unknown>) {
  const { metatag } = page;
  return {
    body: await publishRichText(p, page.body),
    field_text_above_form: await publishRichText(p, page.field_text_above_form),
    field_application_body: await publishRichText(p, page.field_application_body),
    field_side_cards: await Promise.all(
      written(page.field_side_cards, 'title').map(async ({ id, field_pretitle, title, text }) => ({
        lang: english.has(id) ? defaultLang : undefined,
        field_pretitle,
        title,
        text: await publishRichText(p, text),
      })),
    ),
    metatag: {
      title: metatag?.title,
      description: metatag?.description,
      robots: metatag?.robots === 'noindex' ? 'noindex' : undefined,
      image: await publishImage(p, metatag?.image),
    },
  };
}
