'use client';
// Client because only the browser's router knows which screen follows; wakes with the first screen
// of the admin.
import { useAuth, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { ClientField } from 'payload';
import type { ReactNode } from 'react';
import type { User } from '../runtime/payload-types.ts';

/**
 * Wraps the admin and marks screens without a field that is translated, where localeChoice.css
 * hides the choice of a language of the content, and those of a translator, where fixedBlocks.css
 * hides what adds, moves and removes rows.
 */
export function LocaleChoice({ children }: { readonly children: ReactNode }) {
  const { config } = useConfig();
  const { user } = useAuth<User>();
  const [, slug] = /\/collections\/([^/]+)/.exec(usePathname()) ?? [];
  const collection = config.collections.find((one) => one.slug === slug);
  return (
    <>
      {collection && isLocalized(collection.fields) ? null : <span hidden data-without-locale />}
      {user?.role === 'translator' ? <span hidden data-translator /> : null}
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
