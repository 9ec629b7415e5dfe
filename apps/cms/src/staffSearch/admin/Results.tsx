'use client';
// Client because it stands in the search dialog; wakes with the first answer.
import { getTranslation } from '@payloadcms/translations';
import { Link, useConfig, useTranslation } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { documentStates } from '../../admin/rows/documentStates.ts';
import { titleText } from '../../admin/rows/titleText.ts';
import { languageNames } from '../../i18n/locales.ts';
import { useSay } from '../../i18n/useSay.ts';
import type { FoundKind, StaffAnswer } from '../searchStaff.ts';
import styles from './SearchDialog.module.css';

/** What was found, by kind; each leads to its document, in the language that has the words. */
export function Results({ kinds, isNear, onOpen }: StaffAnswer & { readonly onOpen: () => void }) {
  const say = useSay();
  const { i18n } = useTranslation();
  const { getEntityConfig } = useConfig();
  const factTexts = (kind: FoundKind['kind'], facts: Readonly<Record<string, string>> = {}) => {
    const fields = flattenTopLevelFields([
      ...(getEntityConfig({ collectionSlug: kind })?.fields ?? []),
    ]);
    return Object.entries(facts).map(([name, value]) =>
      titleText(fields as ClientField[], name, value, i18n),
    );
  };
  const collectionLabel = (kind: FoundKind['kind']) =>
    getTranslation(getEntityConfig({ collectionSlug: kind })?.labels.plural ?? kind, i18n);
  return (
    <div className={styles['results']}>
      {isNear && <p>{say('No text has these words as they are typed. These are near to them.')}</p>}
      {kinds.map(({ kind, items }) => (
        <section key={kind} data-kind={kind}>
          <h3>{collectionLabel(kind)}</h3>
          <ul>
            {items.map(({ id, title, lang, brands, state, facts, snippet }) => (
              <li key={id}>
                <Link
                  data-found={id}
                  href={`/admin/collections/${kind}/${id}${lang ? `?locale=${lang}` : ''}`}
                  onClick={onOpen}
                  prefetch={false}
                >
                  <b dir="auto" lang={lang}>
                    {title}
                  </b>
                  <small className={styles['facts']}>
                    {[
                      ...factTexts(kind, facts),
                      ...(state ? [say(documentStates[state])] : []),
                      ...(lang ? [languageNames[lang]] : []),
                      ...(brands.length > 0 ? [brands.join(', ')] : []),
                    ].map((fact) => (
                      <bdi key={fact}>{fact}</bdi>
                    ))}
                  </small>
                  {snippet && (
                    <span className={styles['snippet']} dir="auto" lang={lang}>
                      {snippet}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
