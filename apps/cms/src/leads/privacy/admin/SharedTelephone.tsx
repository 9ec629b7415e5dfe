'use client';
// Client because a click looks for one of the addresses; wakes once a telephone was found.
import { Button } from '@payloadcms/ui';
import { useSay } from '../../../i18n/useSay.ts';

interface SharedTelephoneProps {
  /** Addresses of the enquiries that came from the telephone. */
  readonly addresses: readonly string[];
  readonly onFind: (email: string) => void;
}

/**
 * The persons who share a telephone: each has more than what came from it, such as a newsletter.
 */
export function SharedTelephone({ addresses, onFind }: SharedTelephoneProps) {
  const say = useSay();
  return (
    <>
      <p>{say('Several addresses share this telephone: find the person by one of them.')}</p>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <Button buttonStyle="secondary" size="small" onClick={() => onFind(address)}>
              <bdi>{address}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
