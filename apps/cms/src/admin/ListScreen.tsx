'use client';
// Client because Payload's list is; wakes with every list.
import { DefaultListView, useListDrawerContext } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';

/** Payload's list, within the landmark that it leaves out; a drawer stands in another one's. */
export function ListScreen(list: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext();
  if (isInDrawer) return <DefaultListView {...list} />;
  return (
    <main>
      <DefaultListView {...list} />
    </main>
  );
}
