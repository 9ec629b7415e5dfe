'use client';
// Client because the answer says which visits have no seat; wakes with the dashboard.
import { toast } from '@payloadcms/ui';
import { ActionButton } from '../../admin/ActionButton.tsx';
import { useSay } from '../../i18n/useSay.ts';

/** References that a message names; the number says how many there are. */
const maxReferences = 10;

/** Lets in a network's burst, and says for which visits no seat is free. */
export function ReleaseAll({ network }: { readonly network: string }) {
  const say = useSay();
  const warn = ({ withoutSeat = [] }: { readonly withoutSeat?: readonly string[] }) => {
    if (withoutSeat.length === 0) return;
    const references = withoutSeat.slice(0, maxReferences).join(', ');
    const text = 'No seat is free at the time of these visits: {n} ({references}).' as const;
    toast.warning(say(text, { n: withoutSeat.length, references }), { duration: 60_000 });
  };
  return (
    <ActionButton
      label={say('Release all')}
      url={`/api/leads/burst/${network}/release`}
      done={say('Released.')}
      onAnswer={warn}
    />
  );
}
