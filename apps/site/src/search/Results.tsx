import type { Lang } from '@concierge/contract/lang';
import { siteLink } from '../routing/link.ts';
import { variable } from '../runtime/siteVariables.ts';
import { TextIn } from '../ui/text/TextIn.tsx';
import styles from './Search.module.css';
import { snippet } from './snippet.ts';

export interface ResultsProps {
  readonly items: readonly {
    readonly title: string;
    readonly lang?: Lang | undefined;
    readonly alias?: string | undefined;
    readonly body?: string | undefined;
    readonly kind?: string | undefined;
  }[];
  readonly keyword: string;
  readonly lang: Lang;
}

/**
 * Found pages with their snippets, matches marked (spec §9). They link to the page's language, and
 * to English where `SEARCH_LINKS=en` asks for it (spec §2).
 */
export function Results({ items, keyword, lang }: ResultsProps) {
  const linkLang = variable('SEARCH_LINKS') === 'en' ? 'en' : lang;
  return (
    <ol className={styles['results']} data-results-list="">
      {items.map((item) => (
        <li key={item.alias ?? item.title}>
          {item.kind && <p className={styles['kind']}>{item.kind}</p>}
          <h3>
            <a href={siteLink(item.alias ?? '/', linkLang)}>
              <TextIn lang={item.lang}>{item.title}</TextIn>
            </a>
          </h3>
          {item.body && (
            <p>
              <TextIn lang={item.lang}>
                {snippet(item.body, keyword).map(({ text, mark, at }) =>
                  mark ? <mark key={at}>{text}</mark> : text,
                )}
              </TextIn>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
