import type { Payload } from 'payload';
import { soundPattern } from '../publish/soundPattern.ts';

const everything = { depth: 0, pagination: false, overrideAccess: true } as const;

/**
 * Names every stored pattern that is not safe when the backend starts; none of them is published.
 */
export async function reviewPatterns(payload: Payload): Promise<void> {
  const forms = await payload.find({
    collection: 'forms',
    select: { key: true, fields: true },
    ...everything,
  });
  for (const { key, fields } of forms.docs)
    for (const field of fields ?? [])
      if ('pattern' in field)
        soundPattern(payload, field.pattern, `form ${key}, field ${field.name}`);
  const settings = await payload.find({ collection: 'brand-settings', ...everything });
  for (const { brand, newsletterPattern } of settings.docs)
    soundPattern(payload, newsletterPattern, `brand settings ${brand}, newsletterPattern`);
}
