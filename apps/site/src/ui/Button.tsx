import type { Lang } from '@concierge/contract/lang';
import type { Link as LinkData } from '@concierge/contract/link';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { linkText } from './linkText.ts';

interface Props {
  link: LinkData;
  lang: Lang;
  /** `solid` for the one thing to do, `line` for the other, `plain` for a link with an arrow. */
  look?: 'solid' | 'line' | 'plain';
  className?: string | undefined;
}

/** A link that asks to be followed. */
export const Button = ({ link, lang, look = 'solid', className }: Props) => (
  <Link link={link} lang={lang} className={cx(styles['button'], styles[look], className)}>
    <span>{linkText(link, lang)}</span>
    <Icon name={link.options?.attributes?.target === '_blank' ? 'arrowUpRight' : 'arrowRight'} />
  </Link>
);

/** The button that sends a plain form. */
export const SubmitButton = ({ children }: { children: string }) => (
  <button type="submit" className={cx(styles['button'], styles['solid'])}>
    <span>{children}</span>
    <Icon name="arrowRight" />
  </button>
);

/** Up to three links beside each other, the first one solid. */
export const Buttons = ({ links, lang }: { links: readonly LinkData[]; lang: Lang }) =>
  links.length > 0 && (
    <p className={styles['buttons']}>
      {links.map((link, index) => (
        <Button
          key={link.url + link.title}
          link={link}
          lang={lang}
          look={index === 0 ? 'solid' : 'line'}
        />
      ))}
    </p>
  );
