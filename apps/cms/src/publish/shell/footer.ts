import type { FooterBlocks } from '@concierge/contract/footer';
import type { MenuItem } from '@concierge/contract/menu';
import type { Footer } from '../../runtime/payload-types.ts';
import { inLanguage } from '../inLanguage.ts';
import { isShown } from '../isShown.ts';
import { publishImage } from '../parts/image.ts';
import { written } from '../parts/lines.ts';
import { publishLinks, type StoredLink } from '../parts/link.ts';
import { publishRichText } from '../parts/richText.ts';
import { type Publishing, present } from '../publishing.ts';
import { ofBrand } from './ofBrand.ts';

/** The brand's footer blocks (spec §3); the main footer menus are its menu group `footer`. */
export async function publishFooter(p: Publishing, footerMenu: MenuItem[]): Promise<FooterBlocks> {
  const [stored] = await ofBrand(p, 'footers');
  if (!stored) return { footer_main: footerMenu };
  const footer = inLanguage(stored, p.lang);
  const copyright = await publishRichText(p, footer.block_copyright?.body);
  const newsletter = footer.block_newsletter?.info;
  return {
    block_group_logos: {
      field_dark_header_logo: await publishImage(
        p,
        footer.block_group_logos?.field_dark_header_logo,
        'logo',
      ),
      field_transparent_logo: await publishImage(
        p,
        footer.block_group_logos?.field_transparent_logo,
        'logo',
      ),
    },
    block_social: linkBlock(p, footer.block_social?.links),
    block_legal: linkBlock(p, footer.block_legal?.links),
    block_copyright: copyright === undefined ? undefined : { body: copyright },
    block_contact_info: publishContact(footer),
    block_newsletter: newsletter
      ? { info: newsletter, body: await publishRichText(p, footer.block_newsletter?.body) }
      : undefined,
    block_school_logos: {
      field_logos: await present(
        written(footer.block_school_logos?.field_logos, 'title').map(
          async ({ field_logo, url, title }) => {
            const logo = await publishImage(p, field_logo, 'logo');
            return logo && { field_logo: logo, url: url ?? undefined, title };
          },
        ),
      ),
    },
    block_header_buttons: linkBlock(p, footer.block_header_buttons?.links),
    footer_main: footerMenu,
  };
}

function linkBlock(
  { now }: Publishing,
  links: (StoredLink & Parameters<typeof isShown>[0])[] | null | undefined,
): { links: ReturnType<typeof publishLinks> } | undefined {
  const shown = links?.filter((link) => isShown(link, now));
  return shown?.length ? { links: publishLinks(shown) } : undefined;
}

function publishContact(footer: Footer): FooterBlocks['block_contact_info'] {
  const block = footer.block_contact_info;
  if (!block) return undefined;
  const contact = (entry: { title?: string | null; url?: string | null } | undefined) =>
    entry?.title ? { title: entry.title, url: entry.url ?? '' } : undefined;
  return {
    info: block.info ?? undefined,
    field_address: contact(block.field_address),
    field_address2: contact(block.field_address2),
    field_whatsapp: contact(block.field_whatsapp),
    field_phone: contact(block.field_phone),
    field_email: contact(block.field_email),
    field_wechat: contact(block.field_wechat),
  };
}
