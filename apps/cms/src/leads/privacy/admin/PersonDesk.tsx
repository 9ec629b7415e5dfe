'use client';
// Client because what was found decides what can be done; wakes with the privacy screen.
import { Button, toast } from '@payloadcms/ui';
import { type FormEvent, useRef, useState } from 'react';
import { refusalMessage } from '../../../admin/refusalMessage.ts';
import { useSay } from '../../../i18n/useSay.ts';
import type { Erasure } from '../../../runtime/payload-types.ts';
import { ConfirmPassword } from '../../../signIn/admin/ConfirmPassword.tsx';
import { Input } from '../../../signIn/admin/Input.tsx';
import { postJson } from '../../../signIn/admin/postJson.ts';
import type { PersonCopy } from '../person/personCopy.ts';
import { allNames, type CorrectableName, CorrectForm } from './CorrectForm.tsx';
import { EraseForm } from './EraseForm.tsx';
import { FoundPerson } from './FoundPerson.tsx';
import { SharedTelephone } from './SharedTelephone.tsx';
import { saveCopy } from './saveCopy.ts';

type PersonQuery = Readonly<Record<'email' | 'phone', string>>;

/** The address that was typed, and those of the enquiries of a copy; of live chat's, too. */
const addressesIn = (typed: string, { leads }: PersonCopy): string[] => [
  ...new Set(
    [typed, ...leads.map((lead) => String(lead['Email'] ?? lead['email'] ?? ''))]
      .map((address) => address.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** What can be corrected of what was found: of a subscription the address alone. */
function correctableNames({ leads, subscriptions }: PersonCopy): readonly CorrectableName[] {
  if (leads.length > 0) return allNames;
  return subscriptions.length > 0 ? ['Email'] : [];
}

/** What an officer does for one person; the address goes in bodies only, never into a URL. */
export function PersonDesk({ brands }: { readonly brands: readonly string[] }) {
  const say = useSay();
  const [query, setQuery] = useState<PersonQuery>({ email: '', phone: '' });
  const [copy, setCopy] = useState<PersonCopy>();
  /** Addresses that share the telephone that was looked for; they stay when it is erased. */
  const [sharing, setSharing] = useState<readonly string[]>([]);
  const [inCrm, setInCrm] = useState(false);
  /** What goes on once the password is confirmed; each press asks for it anew. */
  const [waiting, setWaiting] = useState<() => void>();
  const searches = useRef(0);

  const find = async (whom: PersonQuery) => {
    // What waits for a password is about whoever was shown before.
    setWaiting(undefined);
    searches.current += 1;
    const search = searches.current;
    const { status, body, message } = await postJson('/api/privacy/find', whom);
    if (search !== searches.current) return;
    if (status !== 200) return void toast.error(message ?? say('That did not work.'));
    const given = body as unknown as PersonCopy;
    const isSame = whom.email === query.email && whom.phone === query.phone;
    const addresses = whom.phone ? addressesIn(whom.email, given) : [];
    if (!isSame || addresses.length > 0) setSharing(addresses);
    setQuery(whom);
    setCopy(given);
    setInCrm(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    void find({ email: text('email'), phone: text('phone') });
  };
  const save = async (format: 'json' | 'html') => {
    setWaiting(undefined);
    const answer = await saveCopy({ ...query, format });
    if (answer?.status === 403) setWaiting(() => () => void save(format));
    else if (!answer?.ok) toast.error(await refusalMessage(answer, say));
  };
  const correct = async (changes: Readonly<Record<string, string>>) => {
    setWaiting(undefined);
    const { status, body, message } = await postJson('/api/privacy/correct', { ...query, changes });
    if (status === 403) return setWaiting(() => () => void correct(changes));
    if (status !== 200) return void toast.error(message ?? say('That did not work.'));
    const leads = Number(body['leads']);
    toast.success(leads > 0 ? say('Corrected enquiries: {n}.', { n: leads }) : say('Corrected.'));
    await find({
      email: query.email && (changes['Email'] ?? query.email),
      phone: query.phone && (changes['Phone'] ?? query.phone),
    });
  };
  const erase = async (cause: string) => {
    setWaiting(undefined);
    const sent = { ...query, cause };
    const { status, body, message } = await postJson('/api/privacy/erase', sent);
    if (status === 403) return setWaiting(() => () => void erase(cause));
    if (status !== 200) return void toast.error(message ?? say('That did not work.'));
    await find(query);
    toast.success(say('Erased. The receipt says what went.'));
    const receipts = body['receipts'] as readonly Erasure[];
    setInCrm(receipts.some(({ crm_state }) => crm_state === 'open'));
  };
  const names = copy ? correctableNames(copy) : [];
  const isEmpty = copy && Object.values(copy).every((rows) => rows.length === 0);
  return (
    <section data-person-desk>
      <h2>{say('One person')}</h2>
      <p>
        {say(
          'Find everything that your brands have of one person: {brands}. What other brands have stays as it is.',
          { brands: brands.join(', ') },
        )}
      </p>
      {/* The server judges addresses: browsers refuse letters that forms of the site take. */}
      <form noValidate onSubmit={submit}>
        <Input name="email" type="email" dir="ltr" label={say('Mail address')} autoComplete="off" />
        <Input name="phone" type="tel" dir="ltr" label={say('Telephone')} autoComplete="off" />
        <Button type="submit">{say('Find')}</Button>
      </form>
      <div aria-live="polite">
        {isEmpty && <p>{say('Nothing was found in your brands.')}</p>}
        {inCrm && <p>{say('The CRM has to be asked, too: the receipt has the references.')}</p>}
        {sharing.length > 1 && (
          <SharedTelephone
            addresses={sharing}
            onFind={(email) => void find({ email, phone: '' })}
          />
        )}
        {copy && !isEmpty && <FoundPerson copy={copy} />}
      </div>
      {waiting && (
        <ConfirmPassword
          reason={say('Confirm your password first.')}
          onConfirmed={() => {
            setWaiting(undefined);
            waiting();
          }}
        />
      )}
      {copy && !isEmpty && (
        <p>
          <Button buttonStyle="secondary" onClick={() => void save('json')}>
            {say('Download as JSON')}
          </Button>{' '}
          <Button buttonStyle="secondary" onClick={() => void save('html')}>
            {say('Download to read')}
          </Button>
        </p>
      )}
      {copy && names.length > 0 && sharing.length < 2 && (
        <CorrectForm names={names} onCorrect={correct} />
      )}
      {/* Also where nothing was found: an enquiry may still be on its way. */}
      {copy && (
        <EraseForm whom={[query.email, query.phone].filter(Boolean).join(', ')} onErase={erase} />
      )}
    </section>
  );
}
