import type { PageContext } from '../content/pageContext.ts';
import styles from './Comparison.module.css';

/**
 * Ways to take a comparison along: share or copy its address, mail it, print it. The buttons show
 * once `compare.client.ts` can serve them; the mail needs no scripts.
 */
export function ShareBar({
  context: { t, url },
  titles,
}: {
  readonly context: Pick<PageContext, 't' | 'url'>;
  readonly titles: readonly string[];
}) {
  const mail = `subject=${encodeURIComponent(t.compare.title)}&body=${encodeURIComponent(`${titles.join('\n').toWellFormed()}\n\n${url.href}`)}`;
  return (
    <p className={styles['share']} data-noprint="" data-share-bar="">
      <button type="button" data-share="" data-copied={t.compare.copied} hidden>
        {t.compare.share}
      </button>
      <a href={`mailto:?${mail}`}>{t.compare.mail}</a>
      <button type="button" data-print="" hidden>
        {t.compare.print}
      </button>
      <span role="status" />
    </p>
  );
}
