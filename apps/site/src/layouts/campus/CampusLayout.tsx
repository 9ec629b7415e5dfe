import { numberFormat } from '../../i18n/formats.ts';
import { localeByLang } from '../../i18n/locale.ts';
import { siteLink } from '../../routing/link.ts';
import { Action } from '../../ui/Action.tsx';
import type { LayoutProps } from '../layoutProps.ts';
import { NodeHead } from '../parts/NodeHead.tsx';
import { PageText } from '../parts/PageText.tsx';
import styles from './CampusLayout.module.css';
import { coordinates } from './coordinates.ts';

/**
 * A campus page: where it stands, in large numbers; facilities, the way there, then its blocks
 * (gallery, map, programmes).
 */
export function CampusLayout({ context, node, tone, children }: LayoutProps) {
  const { lang, t } = context;
  const campus = node.campus;
  const number = numberFormat(localeByLang[lang]);
  const metres = numberFormat(localeByLang[lang], { style: 'unit', unit: 'meter' });
  const figures = campus
    ? [
        [
          t.campus.altitude,
          campus.altitude === undefined ? undefined : metres.format(campus.altitude),
        ],
        [
          t.campus.students,
          campus.students === undefined ? undefined : number.format(campus.students),
        ],
        [
          t.campus.nationalities,
          campus.nationalities === undefined ? undefined : number.format(campus.nationalities),
        ],
      ].filter(([, value]) => value !== undefined)
    : [];
  return (
    <>
      <NodeHead context={context} node={node} tone={tone} pretitle={t.program.campus} />
      {campus ? (
        <div className={styles['page']} data-tone="paper">
          <div className={`wrap grid ${styles['body']}`}>
            <dl className={styles['figures']}>
              {figures.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={styles['place']}>
              <h2>{t.campus.address}</h2>
              <address>
                <bdi>{campus.street}</bdi>
                <br />
                <span className="ltr">
                  {campus.postal_code} {campus.city} {campus.canton}
                </span>
              </address>
              <p className={`ltr ${styles['coordinates']}`}>
                {coordinates(campus.latitude, campus.longitude)}
              </p>
              <Action href={siteLink('/visit/', lang)}>{t.campus.visit}</Action>
            </div>
            <div className={styles['lists']}>
              <PageText node={node} field="body" lang={lang} />
              <List title={t.campus.gettingHere} items={campus.travel} />
              <List title={t.campus.facilities} items={campus.facilities} />
            </div>
          </div>
        </div>
      ) : null}
      {children}
    </>
  );
}

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
