import type { BrandDefinition } from '@concierge/brands/brands';
import { brandTokens } from '@concierge/brands/brandTokens';
import { registry } from '@concierge/brands/registry';
import type { FooterBlocks } from '@concierge/contract/footer';
import type { Image } from '@concierge/contract/image';
import type { Lang } from '@concierge/contract/lang';
import { format } from '../../i18n/format.ts';
import { brandAddress } from '../../routing/brandAddress.ts';
import { isOwnDrawing } from '../../ui/isOwnDrawing.ts';
import { LogoDrawing } from '../../ui/LogoDrawing.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import styles from './Colophon.module.css';

const darkTones: ReadonlySet<string> = new Set(['ink', 'brand']);

interface Props {
  block: FooterBlocks['block_group_logos'];
  /** The site that the logo stands on: a school's, or the group's own. */
  brand: BrandDefinition;
  /** Template 'A school of {group}'. */
  label: string;
  lang: Lang;
}

/**
 * The group's logo (spec §3, `block_group_logos`): the editors' picture for the footer's ground,
 * the transparent one on a dark ground and the dark one on a light; without one our own drawing.
 * On a school's site it leads to the group's in the same language.
 */
export function GroupLogo({ block, brand, label, lang }: Props) {
  const group = registry.find((one) => !one.isMicrosite);
  const isDark = darkTones.has(brandTokens(brand.code).chrome?.footer ?? 'ink');
  const image = isDark ? block?.field_transparent_logo : block?.field_dark_header_logo;
  if (!brand.isMicrosite)
    return (
      <Mark
        image={image && isOwnDrawing(image, brand.code) ? undefined : image}
        code={brand.code}
      />
    );
  const text = format(label, { group: group?.name ?? '' });
  return (
    <p className={styles['group']}>
      <a href={brandAddress(group?.code ?? '', '/', lang)}>
        <span className={image ? 'visually-hidden' : undefined}>{text}</span>
        <Mark image={image} code={group?.code ?? ''} />
      </a>
    </p>
  );
}

const Mark = ({ image, code }: { image: Image | undefined; code: string }) =>
  image ? (
    <Picture
      image={{ ...image, type: 'logo' }}
      sizes="16rem"
      small
      className={styles['groupPicture']}
    />
  ) : (
    <span className={styles['own']}>
      <LogoDrawing code={code} />
    </span>
  );
