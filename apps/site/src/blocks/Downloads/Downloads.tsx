import { localeByLang } from '../../i18n/locale.ts';
import { fileLink, isBackendFile } from '../../routing/fileLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import { below, Heading } from '../../ui/text/Heading.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Downloads.module.css';
import { fileSize } from './fileSize.ts';

/** Files to take home, with format and size. */
export function Downloads({ block, context: { lang }, level }: BlockProps<'downloads'>) {
  const { field_items, field_title } = block;
  return (
    <Section block={block}>
      <SectionHead block={block} lang={lang} level={level} />
      <ul role="list" className={styles['list']}>
        {field_items.map(({ title, url, size, format }) => (
          <li key={url + title} className={styles['file']}>
            <span className={styles['format']}>{format ?? fileExtension(url)}</span>
            <Heading level={field_title ? below(level) : level} className={styles['title']}>
              <a
                href={fileLink(url, lang)}
                className={styles['link']}
                download={isFile(url) || undefined}
              >
                {title}
              </a>
            </Heading>
            <span className={styles['size']}>
              {size !== undefined && <bdi>{fileSize(size, localeByLang[lang])}</bdi>}
            </span>
            <Icon name="download" className={styles['icon']} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A file of the backend, one of elsewhere, or a page of ours that leads to it. */
const isFile = (url: string) => isBackendFile(url) || /^https?:/.test(url);
const fileExtension = (url: string) =>
  /\.([a-z\d]{2,5})(?:$|[?#])/i.exec(url)?.[1]?.toUpperCase() ?? '';
