import { brands } from '@concierge/brands/brands';
import type { FooterBlocks } from '@concierge/contract/footer';
import type { Lang } from '@concierge/contract/lang';
import { format } from '../../i18n/format.ts';
import { brandAddress } from '../../routing/brandAddress.ts';
import { LogoDrawing } from '../../ui/LogoDrawing.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import styles from './Colophon.module.css';

const group = brands.find((brand) => !brand.isMicrosite);

interface Props {
  block: FooterBlocks['block_group_logos'];
  /** Template 'A school of {group}'. */
  label: string;
  lang: Lang;
}

/**
 * The group's logo on a school's site (spec §3, `block_group_logos`): the editors' transparent
 * logo, else our own drawing; it leads to the group's site in the same language.
 */
export function GroupLogo({ block, label, lang }: Props) {
  const text = format(label, { group: group?.name ?? '' });
  const image = block?.field_transparent_logo;
  return (
    <p className={styles['group']}>
      <a href={brandAddress(group?.code ?? '', '/', lang)}>
        <span className={image ? 'visually-hidden' : undefined}>{text}</span>
        {image ? (
          <Picture
            image={{ ...image, type: 'logo' }}
            sizes="16rem"
            small
            className={styles['groupPicture']}
          />
        ) : (
          <span className={styles['own']}>
            <LogoDrawing code={group?.code ?? ''} />
          </span>
        )}
      </a>
    </p>
  );
}
