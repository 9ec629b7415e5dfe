import type { FooterBlocks } from '@concierge/contract/footer';
import type { Lang } from '@concierge/contract/lang';
import type { Strings } from '../../i18n/types.ts';
import { siteLink } from '../../routing/link.ts';
import { Breakable } from '../../ui/text/Breakable.tsx';
import styles from './ContactBlock.module.css';

interface Props {
  block: NonNullable<FooterBlocks['block_contact_info']>;
  lang: Lang;
  t: Strings['footer'];
}

/**
 * The contact block of the four schools (spec §2, spec §10.11): where it is, and every way to reach
 * it.
 */
export function ContactBlock({ block, lang, t }: Props) {
  const ways = [
    [t.phone, block.field_phone],
    [t.email, block.field_email],
    [t.whatsapp, block.field_whatsapp],
    [t.wechat, block.field_wechat],
  ] as const;
  return (
    <>
      <div className={styles['place']}>
        <h2 className={`mark ${styles['label']}`}>{t.visitUs}</h2>
        {block.info ? <p className={styles['info']}>{block.info}</p> : null}
        {[block.field_address, block.field_address2].map((address) =>
          address ? (
            <address key={address.title}>
              {address.url ? (
                <a href={siteLink(address.url, lang)}>{address.title}</a>
              ) : (
                address.title
              )}
            </address>
          ) : null,
        )}
      </div>
      <dl className={styles['ways']}>
        {ways.map(([label, way]) =>
          way ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {way.url ? (
                  <a href={siteLink(way.url, lang)} className="ltr">
                    <Breakable text={way.title} />
                  </a>
                ) : (
                  <bdi>
                    <Breakable text={way.title} />
                  </bdi>
                )}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}
