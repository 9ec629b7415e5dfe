import type { ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface Props {
  level: HeadingLevel;
  className?: string | undefined;
  children: ReactNode;
}

/** A heading whose level comes from where it stands. */
export function Heading({ level, className, children }: Props) {
  const Tag = `h${level}` as const;
  return <Tag className={className}>{children}</Tag>;
}

/** The level below, at most 6. */
export const below = (level: HeadingLevel): HeadingLevel => Math.min(6, level + 1) as HeadingLevel;
