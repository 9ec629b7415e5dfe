import { format } from '../../i18n/format.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Media } from '../../ui/media/Media.tsx';
import { Transcript } from '../../ui/media/video/Transcript.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Gallery.module.css';

/**
 * Pictures and films to leaf through (spec §4, slider helper): it scrolls and snaps by itself,
 * buttons and dragging come by script.
 */
export function Gallery({ block, context: { lang, t, players }, level }: BlockProps<'gallery'>) {
  const { field_items, field_title, perPage } = block;
  const total = field_items.length;
  const columns = Math.min(4, Math.max(1, Math.floor(perPage)));
  return (
    <Section block={block} className={styles['gallery']}>
      <div data-slider={columns}>
        <SectionHead block={block} lang={lang} level={level}>
          <button
            type="button"
            className={styles['step']}
            data-step="-1"
            aria-label={t.a11y.previousSlide}
            hidden
          >
            <Icon name="arrowLeft" />
          </button>
          <button
            type="button"
            className={styles['step']}
            data-step="1"
            aria-label={t.a11y.nextSlide}
            hidden
          >
            <Icon name="arrowRight" />
          </button>
        </SectionHead>
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: keyboards reach what scrolls */}
        <ul
          className={cx(styles['track'], styles[`of${columns}`])}
          role="list"
          data-track=""
          tabIndex={0}
          aria-label={field_title ?? t.media.gallery}
        >
          {field_items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items have no other identity
            <li key={index} className={styles['item']}>
              <figure>
                <Media
                  item={item}
                  lang={lang}
                  players={players}
                  sizes={`(width >= 992px) ${Math.round(100 / columns)}vw, 88vw`}
                  className={styles['media']}
                />
                <figcaption>
                  <span className={styles['number']}>
                    <span className="visually-hidden">
                      {format(t.media.pictureOf, { n: index + 1, total })}
                    </span>
                    <span aria-hidden="true">
                      {index + 1}
                      <i>/{total}</i>
                    </span>
                  </span>
                  {item.field_caption}
                </figcaption>
                <Transcript item={item} lang={lang} />
              </figure>
            </li>
          ))}
        </ul>
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: the track ends */}
      </div>
    </Section>
  );
}
