import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { below } from '../../ui/text/Heading.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Tabs.module.css';

/**
 * Panels of which one is seen: `<details name>` that CSS lays out as a list of titles beside the
 * open panel. Without scripts all of it works; `tabs.client.ts` keeps one panel open and adds the
 * arrow keys.
 */
export function Tabs({ block, context: { lang }, level, index }: BlockProps<'tabs'>) {
  const { field_items, field_title, id } = block;
  return (
    <Section block={block}>
      <SectionHead block={block} lang={lang} level={level} />
      <div className={styles['tabs']} data-tabs="">
        {field_items.map(({ field_title: title, field_text, image }, item) => (
          <details
            key={title}
            className={styles['tab']}
            name={`tabs-${id ?? index}`}
            open={item === 0}
          >
            <summary>
              <span>{title}</span>
              <Icon name="plus" className={styles['icon']} />
            </summary>
            <div className={styles['panel']}>
              <RichText text={field_text} lang={lang} level={field_title ? below(level) : level} />
              {image && (
                <Picture
                  image={image}
                  sizes="(width >= 992px) 33vw, 100vw"
                  className={styles['picture']}
                />
              )}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
