'use client';
// Client because it shows what the browser fetched; wakes once somebody was found.
import { useConfig, useTranslation } from '@payloadcms/ui';
import { flattenTopLevelFields } from 'payload/shared';
import { Fragment } from 'react';
import frame from '../../../admin/screens/OwnScreen.module.css';
import { swissZone } from '../../../i18n/swissTime.ts';
import { useSay } from '../../../i18n/useSay.ts';
import type { PersonCopy } from '../person/personCopy.ts';
import { collections, headings, rowWords } from '../person/rowWords.ts';

const kinds = Object.keys(headings) as (keyof PersonCopy)[];
/** What tells one row of a kind from another, in the order in which it is shown. */
const shown = [
  'brand',
  'school',
  'reference',
  'type',
  'list',
  'kind',
  'to',
  'email',
  // By these an officer sees whether a telephone number led to the right person.
  ...['Name', 'first_name', 'Surname', 'last_name', 'Email', 'Phone', 'mobile'],
  'state',
];

/** Those of them that are said in words. */
const choices = new Set(['type', 'kind', 'state']);

/** What runs from left to right in any language, on one line. */
const unbroken = new Set(['reference', 'Phone', 'mobile']);

/** What was found of a person: a line a row, by kind, with its brand and instant. */
export function FoundPerson({ copy }: { readonly copy: PersonCopy }) {
  const say = useSay();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const { getEntityConfig } = useConfig();
  const wordsByKind = Object.fromEntries(
    kinds.map((kind) => {
      const fields = getEntityConfig({ collectionSlug: collections[kind] })?.fields ?? [];
      return [kind, rowWords(flattenTopLevelFields([...fields]), i18n)];
    }),
  );
  const date = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: 'medium',
    timeZone: swissZone,
  });
  const rowDate = (row: Readonly<Record<string, unknown>>): string => {
    const at = row['received_at'] ?? row['createdAt'] ?? row['consent_at'] ?? row['date'];
    return at ? date.format(new Date(String(at))) : '';
  };
  return (
    <table className={frame['table']} data-found>
      <tbody>
        {kinds.flatMap((kind) =>
          copy[kind].map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order.
            <tr key={`${kind} ${index}`}>
              <th scope="row">{say(headings[kind])}</th>
              <td>
                {shown
                  .filter((name) => row[name])
                  .map((name, place) => (
                    <Fragment key={name}>
                      {place > 0 && ' · '}
                      <bdi {...(unbroken.has(name) ? { className: frame['unbroken'] } : {})}>
                        {choices.has(name)
                          ? wordsByKind[kind]?.value(name, row[name])
                          : String(row[name])}
                      </bdi>
                    </Fragment>
                  ))}
              </td>
              <td>{rowDate(row)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
