import type { BrandDefinition } from '@concierge/brands/brands';
import { brandByCode } from '@concierge/brands/registry';
import { eventText } from '@concierge/contract/eventText';
import { isDay } from '@concierge/contract/isDay';
import { isHour } from '@concierge/contract/isHour';
import type { Lang } from '@concierge/contract/lang';
import type { LeadEnvelope } from '@concierge/contract/lead';
import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { swissZone } from '../../i18n/swissTime.ts';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import type { Lead } from '../../runtime/payload-types.ts';
import { admissionsAddress } from '../settings.ts';
import { BrandMail, type BrandMailProps } from './BrandMail.tsx';
import { fill, mailTexts } from './mailTexts.ts';
import { nameInMail } from './nameInMail.ts';
import { referralKey } from './referralKey.ts';

/** A mail as the outbox keeps it. */
export interface OutgoingMail {
  /**
   * Two mails of the same key are the same one: of an enquiry one of each kind, to a referred
   * friend one of each brand.
   */
  readonly key: string;
  readonly brand: Lead['brand'];
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly kind: 'confirmation' | 'notice' | 'referral' | 'newsletter';
  /** Address that ends the subscription by one POST (RFC 8058). */
  readonly unsubscribe?: string;
}

const oneLine = (value: string): string => value.replaceAll(/[\r\n\0]+/g, ' ').slice(0, 200);
const isMailable = (value: string | undefined): value is string =>
  Boolean(value && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value));

/** The event that an enquiry is about. */
export interface LeadEvent {
  readonly name: string;
  /** Its first day, where it takes place. */
  readonly day: string;
  readonly lastDay?: string;
  /** Instant of its beginning; absent where only the day is known. */
  readonly start?: string | undefined;
  /** Its own words for its date (spec §10.19). */
  readonly words?: string | undefined;
  /** Where one goes, the house before the city. */
  readonly place?: readonly string[];
  /** Address of its page without language; there the site has its calendar file. */
  readonly alias?: string | undefined;
}

/**
 * The mails that a new enquiry sets off: to the visitor, with the event's calendar file; to
 * admissions; and once to a referred friend.
 */
export async function confirmationMails(
  lead: LeadEnvelope,
  event?: LeadEvent,
): Promise<OutgoingMail[]> {
  const { fields } = lead;
  const brand = requireBrand(lead);
  const t = mailTexts[lead.lang];
  const name = nameInMail(fields['Name'] ?? fields['first_name'] ?? '');
  const email = fields['Email'] ?? fields['email'];
  const values = { reference: lead.reference, school: brand.name, name };
  const closing = t.closing;
  const mails: Promise<OutgoingMail>[] = [];
  if (isMailable(email)) {
    const content = {
      brand,
      lang: lead.lang,
      preview: fill(t.thanks, values),
      paragraphs: [
        name ? fill(t.greeting, values) : t.greetingNobody,
        fill(t.thanks, values),
        ...(event ? [eventLine(event, lead.lang)] : visitLine(lead)),
        t.next,
      ],
      action: event?.alias
        ? { label: t.calendar, url: calendarUrl(brand, lead.lang, event.alias) }
        : undefined,
      closing,
    };
    mails.push(
      compose('confirmation', `${lead.key}:confirmation`, email, fill(t.subject, values), {
        ...content,
        reference: { label: t.reference, value: lead.reference },
      }),
    );
  }
  const friend = fields['FriendEmail'];
  if (lead.type === 'refer' && isMailable(friend)) {
    // Nothing of what the stranger typed: a third person never asked us.
    const content = {
      brand,
      lang: lead.lang,
      preview: fill(t.refer, values),
      paragraphs: [fill(t.refer, values)],
      closing,
    };
    mails.push(
      compose('referral', referralKey(brand.code, friend), friend, fill(t.referSubject, values), {
        ...content,
        action: { label: t.visit, url: `${siteOrigin(brand.code)}/${lead.lang}/` },
      }),
    );
  }
  if (isMailable(admissionsAddress)) {
    const lines = Object.entries(fields).map(([field, value]) => `${field}: ${value}`);
    const content = {
      brand,
      lang: 'en' as const,
      preview: lead.reference,
      paragraphs: lines,
      closing: '',
      reference: { label: lead.type, value: lead.reference },
    };
    mails.push(
      compose(
        'notice',
        `${lead.key}:notice`,
        admissionsAddress,
        `${lead.type}: ${lead.reference}`,
        content,
      ),
    );
  }
  return Promise.all(mails);
}

/**
 * The brand in whose name an enquiry is answered; throws where it is gone, and then the enquiry
 * stays unanswered and is shown, for no other school answers it.
 */
function requireBrand({ brand: code, reference }: LeadEnvelope): BrandDefinition {
  const brand = brandByCode(code);
  if (!brand) throw new Error(`there is no brand ${code}, to which ${reference} was sent`);
  return brand;
}

/** School, day and hour of a campus visit; a slot is a Swiss day and hour. */
function visitLine({ type, lang, fields }: LeadEnvelope): string[] {
  const { SchoolInterest = '', VisitPreferredDate: day = '', VisitPreferredTime = '' } = fields;
  const school = brandByCode(SchoolInterest)?.name;
  if (type !== 'visit-school' || !school || !isDay(day) || !isHour(VisitPreferredTime)) return [];
  const options = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
  const date = writeDate(lang, options, `${day}T${VisitPreferredTime}Z`);
  return [fill(mailTexts[lang].campusVisit, { school, date })];
}

const dateFormat = (lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${lang}-u-nu-latn`, options);
const writeDate = (lang: Lang, options: Intl.DateTimeFormatOptions, at: string): string =>
  dateFormat(lang, options).format(new Date(at));

const writeDays = (lang: Lang, from: string, to: string): string =>
  dateFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );

const calendarUrl = ({ code }: BrandDefinition, lang: Lang, alias: string): string =>
  `${siteOrigin(code)}/${lang}/calendar/${alias.replaceAll(/^\/|\/$/g, '')}.ics`;

/**
 * What, where and when an event is: its days, or its hour in Switzerland, and before it its own
 * words where it has some.
 */
function eventLine(
  { name, start, words, day, lastDay = day, place = [] }: LeadEvent,
  lang: Lang,
): string {
  const t = mailTexts[lang];
  const comma = lang === 'ar' ? '، ' : ', ';
  const event = [name, ...place].map(oneLine).join(comma);
  const dayDate = writeDate(lang, { dateStyle: 'full', timeZone: 'UTC' }, day);
  const there = words ? eventText(oneLine(words), dayDate, comma) : undefined;
  if (!start) return fill(t.eventDay, { event, date: there ?? writeDays(lang, day, lastDay) });
  const here = { dateStyle: 'full', timeStyle: 'short', timeZone: swissZone } as const;
  const date = writeDate(lang, here, start);
  return there ? fill(t.eventAbroad, { event, there, date }) : fill(t.event, { event, date });
}

/**
 * The mail that asks to confirm a newsletter subscription or says that it is one, with its way out.
 */
export async function newsletterMail(
  lead: LeadEnvelope,
  email: string,
  links: { confirm?: string | undefined; unsubscribe: string },
): Promise<OutgoingMail> {
  const brand = requireBrand(lead);
  const t = mailTexts[lead.lang];
  const values = { school: brand.name };
  const [subject, text] = links.confirm
    ? [t.confirmSubject, t.confirmText]
    : [t.newsletterSubject, t.newsletter];
  const mail = await compose('newsletter', `${lead.key}:newsletter`, email, fill(subject, values), {
    brand,
    lang: lead.lang,
    preview: fill(text, values),
    paragraphs: [fill(text, values)],
    action: links.confirm ? { label: t.confirm, url: links.confirm } : undefined,
    closing: t.closing,
    footer: { label: t.unsubscribe, url: links.unsubscribe },
  });
  return { ...mail, unsubscribe: links.unsubscribe };
}

async function compose(
  kind: OutgoingMail['kind'],
  key: string,
  to: string,
  subject: string,
  content: BrandMailProps,
): Promise<OutgoingMail> {
  const element = createElement(BrandMail, content);
  const html = await render(element);
  return {
    key,
    brand: content.brand.code as Lead['brand'],
    to,
    subject: oneLine(subject),
    html,
    text: toPlainText(html),
    kind,
  };
}
