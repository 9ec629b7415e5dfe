import { registry } from '@concierge/brands/registry';
import type { Campaign } from '@concierge/contract/campaign';
import { eventKindByLeadType } from '@concierge/contract/eventKinds';
import type { Form, LeadType } from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import { livechatHidden } from '@concierge/contract/livechat';
import type { PageContext } from '../../content/pageContext.ts';
import { formStrings } from '../../i18n/strings.ts';
import { variable } from '../../runtime/siteVariables.ts';
import { aboutEvent } from '../rules/aboutEvent.ts';
import { type Day, earliestToday } from '../rules/calendar.ts';
import { formDefinition } from '../rules/dedicated.ts';
import { eventSchool } from '../rules/eventSchool.ts';
import { withSoundPatterns } from '../rules/soundPattern.ts';
import { consentHtml } from './consentHtml.ts';
import { type FormContext, sealContext } from './formContext.ts';
import type { FormKind, FormProps, Refused } from './formPropTypes.ts';
import {
  captchaProvider,
  captchaSizeSetting,
  crmOid,
  foreignAction,
  livechatFieldIds,
} from './leadSettings.ts';
import { thanksPath } from './thanksPath.ts';

type Place = Pick<
  PageContext,
  'brand' | 'lang' | 'path' | 'origin' | 'answer' | 'shell' | 'program' | 'eligibility'
> &
  Partial<Pick<PageContext, 'url'>> & {
    /** What the page that the form comes from has signed: its event, thanks and note go on. */
    readonly signed?: FormContext | undefined;
  };

/**
 * All that a form on a page is made of; the same for every visitor, so that the page can be cached.
 */
export function toFormProps(stored: Form, page: Place, refused?: Refused): FormProps {
  const today = earliestToday();
  const about = formEvent(stored, page.answer?.node.event, today);
  const event = page.signed?.event ?? about?.Id;
  const form = formInForce(stored, page.brand, page.lang, today, event);
  // A pop-up isn't what the page asks: it has thanks of its own.
  const pageThanks = form.type === 'popup' ? undefined : page.answer?.node.field_url;
  const thanks = page.signed?.thanks ?? thanksPath(pageThanks, form.type, page.brand, page.lang);
  const foreign = foreignAction(form.type);
  const answers = prefilledAnswers(form, page);
  const found = page.signed ?? page.eligibility;
  const program = askedProgram(page);
  const query = found?.query ?? (program ? `?${new URLSearchParams({ program })}` : undefined);
  const context = sealContext({
    brand: page.brand.code,
    lang: page.lang,
    type: form.type,
    form: form.id,
    version: form.version,
    path: page.path,
    thanks,
    ...(event ? { event } : {}),
    ...(found?.note ? { note: found.note } : {}),
    ...(query ? { query } : {}),
  });
  return {
    kind: formKind(form.type),
    form: {
      ...form,
      fields: form.fields.map(({ body: _, ...field }) => ({
        ...field,
        ...(answers[field.name] ? { value: answers[field.name] } : {}),
      })),
    },
    bodies: Object.fromEntries(
      form.fields.flatMap((field) =>
        field.body ? [[field.name, consentHtml(field.body, page.lang)]] : [],
      ),
    ),
    action: foreign ?? `/leads/${form.type}`,
    foreign: foreign !== undefined,
    lang: page.lang,
    hidden: hiddenFields(form, page, new URL(thanks, page.origin).href, event),
    context,
    ...(about ? { event: about.Name } : {}),
    captcha: {
      provider: captchaProvider(page.shell.settings),
      sitekey: variable('CAPTCHA_SITEKEY') ?? '',
      size: captchaSizeSetting(),
    },
    t: formStrings(page.lang),
    answers,
    ...(refused
      ? {
          refused: {
            notice: refused.notice,
            problems: refused.problems,
            values: refused.values,
            path: page.path,
          },
        }
      : {}),
  };
}

/**
 * What the address answers: the programme that it names, what “Can I apply?” asked, and the
 * question that a search left open.
 */
function prefilledAnswers(form: Form, page: Place): Record<string, string> {
  const alias = askedProgram(page);
  const question = page.url?.searchParams.get('question');
  return Object.fromEntries(
    form.fields.flatMap(({ name, type, options }) => {
      if (name === 'Question') return question ? [[name, question] as const] : [];
      const value =
        type === 'program_select'
          ? options.find(({ program }) => program?.alias === alias)?.value
          : page.eligibility?.presets[name];
      const isOffered = type === 'country' || options.some((option) => option.value === value);
      return value && isOffered ? [[name, value] as const] : [];
    }),
  );
}

/** The alias of the programme that the address names, in the page's language where it is known. */
const askedProgram = ({ program, url }: Place) => program ?? url?.searchParams.get('program');

const formKind = (type: LeadType): FormKind =>
  type === 'visit-school' ? 'visit' : type === 'livechat' ? 'livechat' : 'lead';

/**
 * The event that a form for such events is sent for because its page is about it, until it is over
 * or called off; any other form there, such as the pop-up's, books nothing.
 */
function formEvent(form: Form, event: Campaign | undefined, today: Day): Campaign | undefined {
  if (!event || eventKindByLeadType[form.type] === undefined) return undefined;
  return event.cancelled || event.EndDate < today ? undefined : event;
}

/**
 * The definition by which a form of this brand and language is drawn and judged. Where the page is
 * about an event, none is to be chosen.
 */
export function formInForce(
  stored: Form,
  brand: PageContext['brand'],
  lang: Lang,
  today: Day,
  event?: string,
): Form {
  const form = event ? aboutEvent(stored, eventSchool(stored, event)) : stored;
  const schools = registry
    .filter((school) => school.isMicrosite)
    .map((school) => ({ value: school.code, label: school.name }));
  return formDefinition(withSoundPatterns(form, brand.code), {
    t: formStrings(lang),
    today,
    schools,
    school: brand.isMicrosite ? brand.code : undefined,
  });
}

/**
 * The hidden lead fields of spec §3, as the server knows them; a value that the editors fixed wins,
 * but WebSource is always the short code (spec §10.9). A live-chat enquiry has its own (spec §3).
 */
export function hiddenFields(
  form: Form,
  page: Pick<Place, 'brand' | 'path' | 'origin'>,
  thanksUrl: string,
  event: string | undefined,
): Record<string, string> {
  if (form.type === 'livechat') return livechatFields(thanksUrl);
  const oid = crmOid();
  const values: Record<string, string> = {
    WebSource: page.brand.code,
    SourceWebURL: `${page.origin}${page.path}`,
    ThankYouURL: thanksUrl,
    SiteType: page.brand.isMicrosite ? 'microsite' : 'group',
    oid,
    sfga: oid,
    EventId: event ?? '',
    Timezone: '',
    SchoolInterest: page.brand.code,
    additionalGtmFormType: form.additionalGtmFormType ?? form.type,
    additionalGtmFormTitle: form.additionalGtmFormTitle ?? form.title,
    additionalGtmFormName: form.additionalGtmFormName ?? form.title,
  };
  const visible = new Set(
    form.fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name),
  );
  const fixed = new Map(
    form.fields.flatMap(({ name, type, value }) =>
      type === 'hidden' && value ? [[name, value] as const] : [],
    ),
  );
  const all = Object.entries(values).filter(([name]) => !visible.has(name));
  return Object.fromEntries(
    all.map(([name, value]) => [name, (name !== 'WebSource' && fixed.get(name)) || value]),
  );
}

function livechatFields(returnUrl: string): Record<string, string> {
  const { channel, flag } = livechatFieldIds();
  const { lead_source } = livechatHidden;
  return {
    oid: crmOid(),
    retURL: returnUrl,
    lead_source,
    [channel]: livechatHidden.channel,
    [flag]: livechatHidden.flag,
  };
}
