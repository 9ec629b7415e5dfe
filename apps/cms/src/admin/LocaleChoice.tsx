'use client';
// Client because only the browser's router knows which screen follows; wakes with the first screen
// of the admin.
import { useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { ClientField } from 'payload';
import type { ReactNode } from 'react';

/**
 * Wraps the admin and marks screens without a field that is translated: localeChoice.css hides the
 * choice of a language of the content there.
 */
export function LocaleChoice({ children }: { readonly children: ReactNode }) {
  const { config } = useConfig();
  const [, slug] = /\/collections\/([^/]+)/.exec(usePathname()) ?? [];
  const collection = config.collections.find((one) => one.slug === slug);
  return (
    <>
      {collection && isLocalized(collection.fields) ? null : <span hidden data-without-locale />}
      {children}
    </>
  );
}

/** Whether a field, or one within it, is translated. */
const isLocalized = (fields: readonly ClientField[]): boolean =>
  fields.some(
    (field) =>
      ('localized' in field && field.localized) ||
      ('fields' in field && isLocalized(field.fields)) ||
      ('tabs' in field && field.tabs.some((tab) => isLocalized(tab.fields))) ||
      ('blocks' in field && field.blocks.some((block) => isLocalized(block.fields))),
  );
