'use client';
// Client because Payload's list is; wakes with every list.
import { DefaultListView, useListDrawerContext } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';
import { useEffect, useRef } from 'react';
import styles from './ListScreen.module.css';
import { nameSorting } from './nameSorting.ts';

/** Payload's list, within the landmark that it leaves out; a drawer stands in another one's. */
export function ListScreen(list: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext();
  const frame = useRef<HTMLDivElement>(null);
  // Columns come and go, and each sorting writes their names anew.
  useEffect(() => {
    if (!frame.current) return;
    const { current } = frame;
    const name = () => nameSorting(current);
    name();
    const observer = new MutationObserver(name);
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
    return () => observer.disconnect();
  }, []);
  const named = (
    <div className={styles['frame']} ref={frame}>
      <DefaultListView {...list} />
    </div>
  );
  return isInDrawer ? named : <main>{named}</main>;
}
