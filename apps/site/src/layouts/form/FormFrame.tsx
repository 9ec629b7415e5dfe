import type { PageNode } from '@concierge/contract/node';
import { ownWords } from '../../content/ownWords.ts';
import type { PageContext } from '../../content/pageContext.ts';
import { format } from '../../i18n/format.ts';
import styles from './FormFrame.module.css';

/** Pixels where editors gave no height: a short form with its button. */
const usualHeight = 640;
const allowed = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The secure address that a page frames in place of its form; undefined where it frames none. */
export const framedAddress = ({ field_iframe }: PageNode): URL | undefined =>
  field_iframe && URL.canParse(field_iframe) && new URL(field_iframe).protocol === 'https:'
    ? new URL(field_iframe)
    : undefined;

/**
 * A foreign form in the place of ours (spec §3, field_iframe), at its height, kept from leading the
 * whole page away; below it the way to the page itself, for whom the frame doesn't serve.
 */
export function FormFrame({
  url,
  node,
  context,
}: {
  readonly url: URL;
  readonly node: PageNode;
  readonly context: Pick<PageContext, 't' | 'origin' | 'answer' | 'lang' | 'dir'>;
}) {
  const { t, origin } = context;
  // An own page with this right could take the sandbox off.
  const sandbox = url.origin === origin ? allowed : `${allowed} allow-same-origin`;
  return (
    <>
      <iframe
        className={styles['frame']}
        src={url.href}
        title={node.title}
        height={node.field_iframe_height ?? usualHeight}
        sandbox={sandbox}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={styles['link']} {...ownWords(context)}>
        <a href={url.href}>{format(t.media.frameOpen, { host: url.hostname })}</a>
      </p>
    </>
  );
}
