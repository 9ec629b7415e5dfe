import { type Lang, textDirection } from '@concierge/contract/lang';
import type { ReactNode } from 'react';

interface Props {
  lang: Lang | undefined;
  children: ReactNode;
}

/** A text with its language and direction, where it isn't in that of what it stands in. */
export const TextIn = ({ lang, children }: Props) =>
  lang ? (
    <bdi lang={lang} dir={textDirection(lang)}>
      {children}
    </bdi>
  ) : (
    children
  );
