'use client';
// Client because the languages are those that the admin offers to whoever is signed in.
import { isLang, type Lang } from '@concierge/contract/lang';
import { useConfig } from '@payloadcms/ui';

/** Languages of content that the admin offers to the person. */
export function useSiteLangs(): Lang[] {
  const { localization } = useConfig().config;
  return localization ? localization.localeCodes.filter(isLang) : [];
}
