import { brandByCode } from '@concierge/brands/registry';
import type { Form } from '@concierge/contract/form';
import type { Popup } from '@concierge/contract/popup';
import type { Stored } from '../docStore.ts';
import { publishForm } from '../form.ts';
import { inAllLanguages, inLanguage } from '../inLanguage.ts';
import { isShown } from '../isShown.ts';
import { publishRichText } from '../parts/richText.ts';
import { type Publishing, present } from '../publishing.ts';

/**
 * The brand's pop-ups that are in their time, the oldest first, each with the brand's own form;
 * those whose form is missing never open (spec §4), nor those that are written in neither the
 * language nor English.
 */
export async function publishPopups(p: Publishing): Promise<Popup[]> {
  const tag = `popup:${p.brand}`;
  p.tags.add(tag);
  const stored = await p.store.list(tag, [tag], () => readPopups(p));
  return present(stored.map((one) => publishPopup(p, one)));
}

/**
 * The one of them that may open on pages of a type: the oldest that lists it; `singleProgram` means
 * `program`.
 */
export const popupOn = (popups: readonly Popup[], type: string): Popup | undefined =>
  popups.find(({ field_include_urls: types }) =>
    types.some((listed) => (listed === 'singleProgram' ? 'program' : listed) === type),
  );

async function publishPopup(p: Publishing, stored: Stored<'popups'>): Promise<Popup | undefined> {
  const popup = inLanguage(stored, p.lang);
  if (!popup.field_heading || !isShown(popup, p.now)) return undefined;
  const row = popup.field_forms?.find(({ brand }) => brand === p.brand);
  const form = await publishForm(p, row?.form);
  if (!form) return undefined;
  const own: Record<`field_form_${string}`, Form> = {};
  own[`field_form_${longCode(p.brand)}` as const] = form;
  return {
    field_attribute: popup.field_attribute ?? [],
    field_delay_time: popup.field_delay_time,
    field_heading: popup.field_heading,
    field_description: await publishRichText(p, popup.field_description),
    field_display_after_days: popup.field_display_after_days,
    field_include_urls: popup.field_include_urls,
    ...own,
  };
}

const longCode = (brand: string): string => (brandByCode(brand)?.longCode ?? brand).toLowerCase();

async function readPopups(p: Publishing): Promise<Stored<'popups'>[]> {
  const found = await p.payload.find({
    collection: 'popups',
    where: { field_domain_access: { in: [p.brand] } },
    sort: 'id',
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return found.docs.map(inAllLanguages);
}
