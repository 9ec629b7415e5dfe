import { globalSingleton } from '../../../runtime/globalSingleton.ts';
import { type NewsletterService, readNewsletterService } from './settings.ts';

interface Configured {
  service: NewsletterService | undefined;
}
const configured = globalSingleton(
  'newsletterService',
  (): Configured => ({
    service: readNewsletterService(),
  }),
);

/** The service of this process; undefined where none is configured. */
export const newsletterService = (): NewsletterService | undefined => configured.service;

/** Replaces it, as tests do. */
export function setNewsletterService(service: NewsletterService | undefined): void {
  configured.service = service;
}
