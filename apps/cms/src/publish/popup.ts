import { brandByCode } from '@concierge/brands/registry';
import type { Popup } from '@concierge/contract/popup';
import type { Stored } from './docStore.ts';
import { publishForm } from './form.ts';
import { inAllLanguages, inLanguage } from './inLanguage.ts';
import type { Publishing, Reference } from './publishing.ts';
import { publishRichText } from './richText.ts';

type FormField = Extract<keyof Popup, `field_form_${string}`>;

/** The brand's pop-up with the brand's own form; none where that form is missing (spec §4). */
export async function publishPopup(p: Publishing): Promise<Popup | undefined> {
  const tag = `popup:${p.brand}`;
  p.tags.add(tag);
  const [stored] = await p.store.list(tag, [tag], () => readPopups(p));
  if (!stored) return undefined;
  const popup = inLanguage(stored, p.lang);
  const field = `field_form_${brandByCode(p.brand)?.longCode.toLowerCase()}` as FormField;
  const form = await publishForm(p, popup[field] as Reference);
  if (!form) return undefined;
  return {
    field_attribute: popup.field_attribute ?? [],
    field_delay_time: popup.field_delay_time,
    field_heading: popup.field_heading,
    field_description: await publishRichText(p, popup.field_description),
    field_display_after_days: popup.field_display_after_days,
    field_include_urls: popup.field_include_urls,
    [field]: form,
  };
}

async function readPopups(p: Publishing): Promise<Stored<'popups'>[]> {
  const found = await p.payload.find({
    collection: 'popups',
    where: { field_domain_access: { in: [p.brand] } },
    sort: 'id',
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  return found.docs.map(inAllLanguages);
}
