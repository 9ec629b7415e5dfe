import { type FormNodeType, leadTypeByNodeType } from '@concierge/contract/node';
import { formKey } from '../forms/makeForm.ts';
import type { Scene } from '../pages/kit/scenes.ts';
import { pic } from '../pages/kit/text.ts';
import type { L10n, SeedPage } from '../types.ts';
import { formTexts } from './formTexts.ts';

/** Form pages with a fixed address; webinars have one each. */
type FixedFormType = Exclude<FormNodeType, 'webinar'>;

const aliases: Record<FixedFormType, string> = {
  apply: '/apply/',
  contact: '/contact/',
  brochure: '/brochure/',
  visit: '/visit/',
  meet: '/meet-a-representative/',
  open_house: '/open-house/',
  open_culinary: '/culinary-open-day/',
  refer: '/refer-a-friend/',
  livechat: '/livechat/',
};

/** What a brand says in its own voice on a form page. */
export interface FormPageInput {
  title: L10n;
  lead: L10n;
  scene?: Scene;
  body?: L10n;
}

/** Thank-you path of a form type; live chat's is the spec's (§2). */
export const thankYouPath = (type: FormNodeType): string =>
  type === 'livechat' ? '/en/livechat-confirmation/' : `/thank-you/${leadTypeByNodeType[type]}/`;

/**
 * A form page: the brand's title and lead, the texts that go with the type, and the brand's form
 * (spec §2).
 */
function formPage(
  brand: string,
  type: FixedFormType,
  { title, lead, scene, body }: FormPageInput,
): SeedPage {
  const texts = formTexts[type];
  return {
    type,
    alias: aliases[type],
    brands: [brand],
    title,
    field_lead: lead,
    metatag: { description: lead },
    field_pretitle: texts.pretitle,
    ...(scene && { hero: pic(scene) }),
    ...withBody(body ?? texts.body),
    ...(texts.above && { field_text_above_form: texts.above }),
    ...(texts.application && { field_application_body: texts.application }),
    ...(texts.cards && { field_side_cards: texts.cards }),
    form: formKey(brand, leadTypeByNodeType[type]),
    field_url: thankYouPath(type),
    field_event_type: type,
    ...(type === 'livechat'
      ? { field_exclude_live_chat: true }
      : { field_add_live_chat: type === 'apply' || type === 'contact' }),
  };
}

const withBody = (body: L10n | undefined): Pick<SeedPage, 'body'> => (body ? { body } : {});

/** All fixed form pages of a brand. */
export const brandFormPages = (
  brand: string,
  pages: Partial<Record<FixedFormType, FormPageInput>>,
): SeedPage[] =>
  Object.entries(pages).map(([type, input]) => formPage(brand, type as FixedFormType, input));
