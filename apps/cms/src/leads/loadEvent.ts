import type { Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import { neededTexts } from '../publish/neededTexts.ts';
import type { Campaign } from '../runtime/payload-types.ts';

/**
 * The event of this id in the CRM, in a language; its name and place in the nearest one that has
 * them, as on the site. Undefined where there is none.
 */
export async function loadEvent(
  payload: Payload,
  id: string,
  lang: Lang,
): Promise<Campaign | undefined> {
  const { docs } = await payload.find({
    collection: 'campaigns',
    where: { crm_id: { equals: id } },
    locale: 'all',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [event] = docs.map(inAllLanguages);
  return event && inLanguage(event, lang, neededTexts.campaigns);
}
