import { registry } from '@concierge/brands/registry';
import type { FooterBlocks } from '@concierge/contract/footer';
import type { Lang } from '@concierge/contract/lang';
import { brandAddress } from '../../routing/brandAddress.ts';
import { siteLink } from '../../routing/link.ts';
import { isOwnDrawing } from '../../ui/isOwnDrawing.ts';
import { LogoDrawing } from '../../ui/LogoDrawing.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import styles from './SchoolLogos.module.css';

type Logo = NonNullable<FooterBlocks['block_school_logos']>['field_logos'][number];

interface Props {
  logos: readonly Logo[];
  lang: Lang;
  size: 'large' | 'small';
}

/**
 * The schools' logos (spec §2), each as the editors' picture; a picture of our own drawing as the
 * drawing itself, which takes the ground's colour.
 */
export const SchoolLogos = ({ logos, lang, size }: Props) => (
  <ul role="list" className={styles['logos']} data-size={size}>
    {logos.map((logo) => (
      <li key={logo.title}>
        <Home logo={logo} lang={lang} />
      </li>
    ))}
  </ul>
);

/** A school's logo leads to the school's own site, any other where the editors say. */
function Home({ logo, lang }: { readonly logo: Logo; readonly lang: Lang }) {
  const brand = logoBrand(logo);
  const address = brand ? brandAddress(brand.code, '/', lang) : logo.url;
  return address ? <a href={siteLink(address, lang)}>{drawing(logo)}</a> : drawing(logo);
}

const logoBrand = ({ title }: Logo) =>
  registry.find(({ name, code }) => title === name || title === code);

function drawing(logo: Logo) {
  const brand = logoBrand(logo);
  if (!brand || !isOwnDrawing(logo.field_logo, brand.code))
    return (
      <Picture
        image={{ ...logo.field_logo, type: 'logo', alt: logo.field_logo.alt || logo.title }}
        sizes="16rem"
        small
        className={styles['picture']}
      />
    );
  return (
    <>
      <span className={styles['drawing']}>
        <LogoDrawing code={brand.code} />
      </span>
      <span className="visually-hidden">{logo.title}</span>
    </>
  );
}
