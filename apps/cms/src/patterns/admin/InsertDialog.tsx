'use client';
// Client because it is a dialog; wakes when it is opened.
import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { PatternDialog } from './PatternDialog.tsx';
import styles from './Patterns.module.css';

interface Listed {
  readonly id: number;
  readonly title: string;
  readonly field_domain_access?: readonly string[];
}
interface Props {
  readonly onChosen: (pattern: number) => Promise<void>;
  readonly onClose: () => void;
}

const address =
  '/api/patterns?depth=0&limit=200&sort=title&select[title]=true&select[field_domain_access]=true';

async function fetchPatterns(): Promise<readonly Listed[]> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { docs: Listed[] }).docs : [];
}

/** The patterns of the person's brands, each with a button that adds a copy of it to the page. */
export function InsertDialog({ onChosen, onClose }: Props) {
  const say = useSay();
  const [patterns, setPatterns] = useState<readonly Listed[]>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void fetchPatterns().then(setPatterns), []);
  const choose = async (id: number) => {
    setBusy(true);
    await onChosen(id).finally(() => setBusy(false));
  };
  return (
    <PatternDialog title={say('Insert pattern')} onClose={onClose}>
      <p>
        {say(
          'A copy of its blocks is added to the end of the page, in all languages. Your draft is saved first.',
        )}
      </p>
      {patterns?.length === 0 ? <p>{say('There is no pattern of your brands yet.')}</p> : null}
      <ul className={styles['list']}>
        {patterns?.map(({ id, title, field_domain_access: brands = [] }) => (
          <li key={id}>
            <Button
              size="medium"
              buttonStyle="secondary"
              margin={false}
              disabled={isBusy}
              onClick={() => void choose(id)}
            >
              <bdi>{title}</bdi>
            </Button>{' '}
            <small>{brands.join(', ')}</small>
          </li>
        ))}
      </ul>
    </PatternDialog>
  );
}
