'use client';
// Client because the admin keeps its language in a React context; wakes with the component that
// speaks.
import { useTranslation } from '@payloadcms/ui';
import { type Say, sayIn } from './say.ts';

/** Says our own texts in the language that the admin is in. */
export const useSay = (): Say => sayIn(useTranslation().i18n.language);
