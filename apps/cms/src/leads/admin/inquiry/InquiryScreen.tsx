import type { UIFieldServerProps } from 'payload';
import { recordOrRefuse } from '../../../audit/record.ts';
import { sayIn } from '../../../i18n/say.ts';
import { swissTime } from '../../../i18n/swissTime.ts';
import type { Inquiry } from '../../../runtime/payload-types.ts';
import { crm } from '../../delivery/settings.ts';
import { typeName } from '../typeName.ts';
import { ForTheCrm } from './ForTheCrm.tsx';
import { InquiryMails } from './InquiryMails.tsx';
import styles from './InquiryScreen.module.css';
import { readInquiry } from './readInquiry.ts';
import { Visitor } from './Visitor.tsx';

/**
 * An enquiry as a person reads it: what was written, who wrote it and how to answer; what the
 * machines made of it is folded.
 */
export async function InquiryScreen({
  data,
  payload,
  req,
  user,
  i18n: { language },
}: UIFieldServerProps) {
  const asked = {
    collection: 'inquiries',
    id: Number(data?.['id']),
    depth: 0,
    user,
    overrideAccess: false,
    disableErrors: true,
  } as const;
  const inquiry: Inquiry | null = data?.['id'] ? await payload.findByID(asked) : null;
  if (!inquiry) return null;
  const { brand, id } = inquiry;
  await recordOrRefuse(req, { act: 'read', subject: 'inquiries', document: id, brand });
  const say = sayIn(language);
  const { message, details, form } = await readInquiry(payload, inquiry, language);
  const format = swissTime(language, { month: 'long' });
  const day = (instant: string | null | undefined) =>
    instant ? format.format(new Date(instant)) : '';
  const { lang } = inquiry;
  return (
    <div className={styles['screen']} data-inquiry={inquiry.reference}>
      {!crm.url && (
        <p className={styles['note']}>{say('No CRM is configured: this enquiry stays here.')}</p>
      )}
      <article className={styles['letter']}>
        <header>
          <p className={styles['kind']}>{form ?? typeName(language, inquiry.type ?? '')}</p>
          <p className={styles['meta']}>
            <time dateTime={inquiry.received_at ?? undefined}>{day(inquiry.received_at)}</time>
            <span>{inquiry.brand}</span>
          </p>
        </header>
        {message ? (
          <p className={styles['message']} dir="auto" lang={lang ?? undefined} data-message>
            {message}
          </p>
        ) : (
          <p className={styles['silent']}>{say('Nothing was written in words.')}</p>
        )}
        {details.length > 0 && (
          <dl className={styles['details']}>
            {details.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value === true ? say('Yes') : value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </article>
      <Visitor inquiry={inquiry} language={language} />
      <InquiryMails payload={payload} inquiry={inquiry} language={language} />
      <ForTheCrm inquiry={inquiry} language={language} day={day} />
    </div>
  );
}
