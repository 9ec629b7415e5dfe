'use client';
// Client because it is about what one browser tab holds; wakes with the edit view, asks every ten
// seconds, and when a save was refused.
import { useDocumentInfo, useField, useForm, useFormFields, useLocale } from '@payloadcms/ui';
import { hasAutosaveEnabled } from 'payload/shared';
import { useEffect, useRef, useState } from 'react';
import { AlsoHere } from './AlsoHere.tsx';
import { ChangedNow } from './ChangedNow.tsx';
import { draftAddress } from './draftAddress.ts';
import { StaleSave } from './StaleSave.tsx';

const newTab = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
let currentTab: string | undefined;
/** Name of this browser tab, the same until it loads anew. */
function tabName(): string {
  currentTab ??= newTab();
  return currentTab;
}
/**
 * The version that a choice between two texts was made on, until the form holds what was chosen and
 * has saved it.
 */
let chosenOn: string | undefined;

/**
 * Names this tab in everything that the form saves, says who else has the document open, and shows
 * both texts where a save was refused.
 */
export function EditingTab({ path }: { readonly path: string }) {
  const { id, collectionSlug, docConfig } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { submit } = useForm();
  const { value, setValue, valid, errorMessage } = useField<string>({ path });
  const version = useFormFields(([fields]) => fields['updatedAt']?.value);
  const [tab, name] = useState('');
  // Kept beside the form, whose next state from the server knows nothing of the refusal.
  const [refusal, refuse] = useState<string>();
  const address = draftAddress(collectionSlug, id, locale);
  const isAutosaved = docConfig !== undefined && hasAutosaveEnabled(docConfig);
  useEffect(() => {
    name(tabName());
    if (value === tabName()) return;
    // The form puts its own state in place of what its fields set while they mount.
    const timer = setTimeout(() => setValue(tabName(), true));
    return () => clearTimeout(timer);
  }, [value, setValue]);
  // While the form saves what was chosen, it may still hold the refusal before.
  const isSavingChosen = useRef(false);
  const [failures, countFailure] = useState(0);
  const lastRefusal = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen may be refused alike.
  useEffect(() => {
    if (isSavingChosen.current || !errorMessage) return;
    // A next state from the server that comes together with a refusal calls all valid and leaves
    // its message, as it also leaves that of a refusal that is over.
    if (valid !== false && errorMessage === lastRefusal.current) return;
    lastRefusal.current = errorMessage;
    refuse(errorMessage);
  }, [valid, errorMessage, failures]);
  useEffect(() => {
    if (chosenOn === undefined || version !== chosenOn) return;
    chosenOn = undefined;
    isSavingChosen.current = true;
    void submit({
      ...(isAutosaved
        ? { action: address, method: 'PATCH', overrides: { _status: 'draft' } }
        : undefined),
      acceptValues: { overrideLocalChanges: false },
      skipValidation: true,
      disableSuccessStatus: isAutosaved,
    }).then((saved) => {
      isSavingChosen.current = false;
      if (!saved) countFailure((count) => count + 1);
    });
  }, [version, submit, address, isAutosaved]);
  if (tab === '') return null;
  const choose = (on: string) => {
    chosenOn = on;
  };
  return (
    <>
      <AlsoHere tab={tab} />
      <ChangedNow />
      {refusal && (
        <StaleSave
          tab={tab}
          message={refusal}
          address={address}
          onChosen={choose}
          onDone={() => refuse(undefined)}
        />
      )}
    </>
  );
}
