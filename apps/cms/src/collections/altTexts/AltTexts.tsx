'use client';
// Client because texts are typed and saved; wakes with a medium's edit view.
import { defaultLang, isLang, langs } from '@concierge/contract/lang';
import { Button, toast, useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tabField } from '../../editing/tabField.ts';
import { languageNames } from '../../i18n/locales.ts';
import { useSay } from '../../i18n/useSay.ts';
import { useSiteLangs } from '../../i18n/useSiteLangs.ts';
import { AltTextInputs } from './AltTextInputs.tsx';
import styles from './AltTexts.module.css';
import { changedTexts, type Texts } from './changedTexts.ts';
import { saveAltTexts } from './saveAltTexts.ts';
import { type FormText, typedBeside } from './typedBeside.ts';
import { unsentTexts } from './unsentTexts.ts';
import { useSavedWithForm } from './useSavedWithForm.ts';

/**
 * A stored medium's alternative texts in all languages, saved together, alone or with the form;
 * names those missing.
 */
export function AltTexts() {
  const { id, lastUpdateTime, hasSavePermission, savedDocumentData, setData } = useDocumentInfo();
  const { code: locale } = useLocale();
  const siteLangs = useSiteLangs();
  const { dispatchFields } = useForm();
  const say = useSay();
  const [stored, setStored] = useState<Texts>();
  const [typed, setTyped] = useState<Texts>({});
  const [savedAt, setSavedAt] = useState('');
  const inForm: FormText = {
    lang: isLang(locale) ? locale : defaultLang,
    text: useFormFields(([fields]) => String(fields['alt']?.value ?? '')),
  };
  const tab = useFormFields(([fields]) => String(fields[tabField.name]?.value ?? ''));
  const inFormThen = useRef(inForm);
  const shown = { ...stored, [inForm.lang]: inForm.text };
  const changed = changedTexts(shown, typed);
  const isChanged = Object.keys(changed).length > 0;

  useEffect(() => {
    if (!id) return undefined;
    const leaving = new AbortController();
    fetch(`/api/media/${id}?locale=all&depth=0&after=${lastUpdateTime}${savedAt}`, {
      signal: leaving.signal,
    })
      .then(async (reply) => reply.ok && setStored(((await reply.json()) as { alt: Texts }).alt))
      // Leaving the document ends the question.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [id, lastUpdateTime, savedAt]);

  const noteSave = useEffectEvent(() => setData({ ...savedDocumentData, updatedAt: savedAt }));
  useEffect(() => {
    // Payload's form takes a medium that is newer than the one it knows for another person's save.
    if (savedAt) noteSave();
  }, [savedAt]);

  const noteInForm = useEffectEvent(() => {
    const then = inFormThen.current;
    inFormThen.current = inForm;
    setTyped((before) => typedBeside(before, then, inForm));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs where the form's text changes.
  useEffect(() => noteInForm(), [inForm.lang, inForm.text]);

  const save = async () => {
    if (!id) return;
    const saved = await saveAltTexts(id, changed, say, tab);
    if ('refusal' in saved) {
      toast.error(saved.refusal);
      return;
    }
    setSavedAt(saved.updatedAt);
    setStored((before) => ({ ...before, ...changed }));
    setTyped((before) => unsentTexts(before, changed));
    noteSaved();
    // The form would put the old text back with its next save.
    const value = langs.flatMap((lang) => (lang === locale ? (changed[lang] ?? []) : []))[0];
    if (value !== undefined) {
      inFormThen.current = { ...inForm, text: value };
      dispatchFields({ type: 'UPDATE', path: 'alt', value, initialValue: value });
    }
    toast.success(say('The alternative texts are saved.'));
  };
  const noteSaved = useSavedWithForm(isChanged, save);

  if (!id || !stored) return null;
  const missing = siteLangs.filter((lang) => !stored[lang]).map((lang) => languageNames[lang]);
  return (
    <section className={styles['texts']} aria-label={say('Alternative texts')}>
      <h3>{say('Alternative texts')}</h3>
      {missing.length > 0 && (
        <p role="status">{say('Missing: {languages}', { languages: missing.join(', ') })}</p>
      )}
      <AltTextInputs stored={shown} typed={typed} readOnly={!hasSavePermission} onType={setTyped} />
      {hasSavePermission && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={!isChanged}
          onClick={save}
        >
          {say('Save the alternative texts')}
        </Button>
      )}
    </section>
  );
}
