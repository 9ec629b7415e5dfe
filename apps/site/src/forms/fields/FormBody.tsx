import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import type { FormProps } from '../props/formPropTypes.ts';
import { firstVisitDay } from '../rules/calendar.ts';
import { fieldChoices } from '../rules/choices.ts';
import { controlNames } from '../rules/controlNames.ts';
import { shownFields } from '../rules/groups.ts';
import type { Slots } from '../rules/slots.ts';
import { hasBegun } from '../rules/visitProblems.ts';
import { afterPaint } from '../state/afterPaint.ts';
import { eventTitle, pushEvents } from '../state/analytics.ts';
import { asDraft } from '../state/rawValues.ts';
import { useCountries } from '../state/useCountries.ts';
import { useLeadForm } from '../state/useLeadForm.ts';
import { BoundField } from './BoundField.tsx';
import styles from './Form.module.css';
import { Hidden } from './Hidden.tsx';
import { Summary } from './Summary.tsx';

export interface FormBodyProps extends FormProps {
  /** Visit times, of the visit form. */
  readonly slots?: Slots;
  /** Errors are a style only (live chat, spec §8). */
  readonly quiet?: boolean;
  /** Submit is enabled only when everything passes, captcha included (live chat, spec §4). */
  readonly eager?: boolean;
}

/** States of a lead form (spec §4); 'sending' is the native submission to the action URL. */
type Stage = 'filling' | 'checking' | 'sending';

/** Milliseconds after which a form that the browser sends can be sent again: it may be stopped. */
const sendTimeoutMs = 15_000;

/** A form on the client: validation, captcha check, then native submission (spec §4). */
export function FormBody(props: FormBodyProps) {
  const { form, t, lang, slots, quiet = false, eager = false } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [stage, setStage] = useState<Stage>('filling');
  const busy = useRef(false);
  const [notice, setNotice] = useState(props.refused?.notice);
  const [attempt, setAttempt] = useState(0);
  const [captchaFailed, setCaptchaFailed] = useState(false);
  const [pass, setPass] = useState('');
  const captcha = useCaptcha(props);
  const hook = useLeadForm({ ...props, quiet, eager, slots });
  const {
    handleSubmit,
    getValues,
    formState,
    current,
    bind,
    today,
    draft,
    problems,
    setProblems,
    check,
    isComplete,
  } = hook;
  const countriesAndZone = useCountries(lang);
  const choices = useMemo(() => {
    const countries = countriesAndZone?.countries.map(({ code, name }) => ({
      value: code,
      label: name,
    }));
    return new Map(
      form.fields.map((field) => [
        field.name,
        field.type === 'country'
          ? countries
          : fieldChoices(field, form, today, { lang, ...t.event }),
      ]),
    );
  }, [form, countriesAndZone, today, lang, t]);
  const shown = shownFields(form, current);
  const [school = '', day = ''] = [current('SchoolInterest'), current('VisitPreferredDate')];
  const firstDay = useMemo(() => (slots ? firstVisitDay(today) : today), [slots, today]);
  const taken = useMemo(() => {
    if (!slots || !day) return undefined;
    const times = choices.get('VisitPreferredTime')?.map(({ value }) => value) ?? [];
    return new Map([
      ...[...slots.full(school, day)].map((time) => [time, t.slotFull] as const),
      ...times.filter((time) => hasBegun(day, time)).map((time) => [time, t.slotOver] as const),
    ]);
  }, [slots, choices, school, day, t]);

  const rest = useCallback(() => {
    busy.current = false;
    setStage('filling');
  }, []);
  const reopen = useCallback(() => {
    rest();
    captcha.reset();
  }, [rest, captcha.reset]);

  // Coming back from the next page: the form is to be used again.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (draft.isGone()) return location.reload();
      reopen();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [reopen, draft.isGone]);

  // The pass has reached the form's hidden field: now the browser may send it.
  useEffect(() => {
    if (stage !== 'sending' || !element.current) return;
    HTMLFormElement.prototype.submit.call(element.current);
    // Nothing reports that the visitor stops it or that no answer comes. Sent again, it is the same
    // lead by its key.
    const timer = setTimeout(reopen, sendTimeoutMs);
    return () => clearTimeout(timer);
  }, [stage, reopen]);

  async function send() {
    if (busy.current) return;
    busy.current = true;
    setAttempt(attempt + 1);
    setNotice(undefined);
    setProblems([]);
    setCaptchaFailed(false);
    setStage('checking');
    let end: (() => void) | undefined = reopen;
    try {
      const given = await captcha.pass().catch(() => null);
      if (given === null) {
        // The tick stays, for it is as good once there is a connection.
        end = rest;
        setNotice(t.noConnection);
        return;
      }
      if (given === undefined && captcha.required) {
        setCaptchaFailed(true);
        setNotice(t.captcha);
        return;
      }
      setPass(given ?? '');
      pushEvents(form, eventTitle(props, getValues()));
      if (props.foreign) draft.clear();
      else draft.sending(asDraft(getValues()));
      setStage('sending');
      end = undefined;
    } finally {
      end?.();
    }
  }

  function refuse() {
    setAttempt(attempt + 1);
    setCaptchaFailed(false);
    setProblems(check(getValues()));
    setNotice(t.missing);
  }

  const blocked = eager && !(isComplete && (captcha.solved || !captcha.shown));
  return (
    <form
      ref={element}
      className={styles['form']}
      action={props.action}
      method="post"
      acceptCharset="utf-8"
      noValidate
      aria-busy={stage !== 'filling'}
      data-lead-form={form.type}
      onFocus={captcha.begin}
      onSubmit={(event) => {
        event.preventDefault();
        afterPaint(() => void handleSubmit(send, refuse)());
      }}
    >
      {!quiet && <p className={styles['note']}>{t.requiredNote}</p>}
      <Summary
        key={attempt}
        notice={notice}
        problems={quiet ? [] : problems}
        form={form}
        fieldId={(name) => `${id}-${name}`}
      />
      <Hidden {...props} zone={countriesAndZone?.zone} />
      <input type="hidden" name={controlNames.key} defaultValue={draft.restored.key} />
      <input
        type="hidden"
        name={controlNames.offset}
        defaultValue={String(new Date().getTimezoneOffset())}
      />
      <input type="hidden" name={controlNames.pass} value={pass} readOnly />
      {shown.map((field) => (
        <BoundField
          key={field.name}
          field={field}
          choices={choices.get(field.name)}
          taken={field.name === 'VisitPreferredTime' ? taken : undefined}
          id={`${id}-${field.name}`}
          error={formState.errors[field.name]?.message}
          quiet={quiet}
          asText={form.type === 'livechat'}
          body={props.bodies[field.name]}
          today={firstDay}
          bind={bind}
          t={t}
        />
      ))}
      <div
        className={styles['captcha']}
        hidden={!captcha.required}
        data-failed={captchaFailed ? '' : undefined}
      >
        <div ref={captcha.host} data-captcha={props.captcha.provider} />
        <p className={styles['error']} hidden={!captchaFailed} data-error="captcha">
          {t.captcha}
        </p>
      </div>
      <button
        className={styles['submit']}
        type="submit"
        disabled={blocked}
        aria-disabled={stage !== 'filling'}
        // A field that loses the focus may show its error, and so move the button from under the
        // pointer before it is released: then nothing is clicked.
        onMouseDown={(event) => event.preventDefault()}
      >
        {stage === 'checking' ? t.checking : stage === 'sending' ? t.sending : form.submitLabel}
      </button>
      <p className="visually-hidden" role="status">
        {stage === 'filling' ? '' : t.sending}
      </p>
    </form>
  );
}
