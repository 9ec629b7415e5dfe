'use client';
// Client because it follows the window's width; wakes with the first screen of the admin.
import { useNav, useWindowInfo } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';

/**
 * Marks the document once the navigation is as the window's width wants it: until then Payload has
 * it open on a telephone, too (styles/narrow.css).
 */
export function NavAtRest({ children }: { readonly children: ReactNode }) {
  const { navOpen } = useNav();
  const { l: isNarrow } = useWindowInfo().breakpoints ?? {};
  const isAtRest = isNarrow === false || (isNarrow === true && !navOpen);
  useEffect(() => {
    if (isAtRest) document.documentElement.dataset['navAtRest'] = '';
  }, [isAtRest]);
  return children;
}
