import type { Lang } from '@concierge/contract/lang';
import type { Link as LinkData } from '@concierge/contract/link';
import type { ReactNode } from 'react';
import { interfaceStrings } from '../i18n/strings.ts';
import { fileLink } from '../routing/fileLink.ts';

interface Props {
  link: Pick<LinkData, 'url' | 'options'> & { title?: string };
  lang: Lang;
  className?: string | undefined;
  /** Stands in place of the link's title. */
  children?: ReactNode;
}

/**
 * A link from content by the link rule of spec §2, with its target and class (§3); a new window is
 * announced and gets no opener.
 */
export function Link({ link, lang, className, children }: Props) {
  const { target, class: own } = link.options?.attributes ?? {};
  const apart = target === '_blank';
  return (
    <a
      href={fileLink(link.url, lang)}
      className={[className, own].filter(Boolean).join(' ') || undefined}
      target={apart ? '_blank' : undefined}
      rel={apart ? 'noopener noreferrer' : undefined}
    >
      {children ?? link.title}
      {apart && (
        <span className="visually-hidden"> ({interfaceStrings(lang).common.newWindow})</span>
      )}
    </a>
  );
}
