import type { SanitizedConfig } from 'payload';

/**
 * The configuration, in which no form copies a document's texts from one language to another:
 * Payload fills empty texts with English before it copies, and publishes the result at once
 * (`ownServerCall` refuses the call). Payload adds collections of its own after all plugins.
 */
export async function withoutLocaleCopies(
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await building;
  for (const { admin } of config.collections) admin.disableCopyToLocale = true;
  return config;
}
