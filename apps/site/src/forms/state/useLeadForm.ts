import type { FormField } from '@concierge/contract/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { pathInAnyLanguage } from '../../routing/pathInAnyLanguage.ts';
import type { Binding } from '../props/fieldProps.ts';
import type { FormProps } from '../props/formPropTypes.ts';
import { visitorsToday } from '../rules/calendar.ts';
import { showsGroups } from '../rules/groups.ts';
import { presetValue } from '../rules/presetValue.ts';
import type { Slots } from '../rules/slots.ts';
import { cleanText, type Problem, validate } from '../rules/validate.ts';
import { visitProblems } from '../rules/visitProblems.ts';
import { asDraft, rawValues } from './rawValues.ts';
import { useDraft } from './useDraft.ts';

export type Values = Record<string, string | string[] | boolean>;

/**
 * react-hook-form with the one validation as its resolver, and with the draft of this tab (spec
 * §5).
 */
export function useLeadForm({
  form,
  t,
  hidden,
  refused,
  answers,
  quiet,
  eager,
  slots,
}: FormProps & { quiet: boolean; eager: boolean; slots: Slots | undefined }) {
  const today = useMemo(() => visitorsToday(), []);
  const thanks = hidden['ThankYouURL'] ?? hidden['retURL'];
  const isThanksOurs = thanks?.startsWith(`${location.origin}/`) ?? false;
  // Whoever changes the language of a page goes on in the same draft.
  const path = pathInAnyLanguage(refused?.path ?? location.pathname);
  const page = form.type === 'popup' ? 'popup' : path;
  const draft = useDraft(`${page}#${form.id}`, isThanksOurs, refused !== undefined);
  const defaults = useMemo(() => {
    const preset = form.fields.flatMap((field) => {
      const value = presetValue(field);
      return value === undefined ? [] : [[field.name, value]];
    });
    const typed = draft.restored.values['Question'];
    const values: Values = {
      ...Object.fromEntries(preset),
      ...refused?.values,
      ...draft.restored.values,
      // Whoever comes by another address than the draft was typed at means what this one says.
      ...(refused || draft.restored.query === location.search ? {} : answers),
      ...(typed ? { Question: typed } : {}),
    };
    // A string would check every box of the group.
    for (const { name, type } of form.fields) {
      const value = values[name];
      if (type === 'checkboxes' && typeof value === 'string')
        values[name] = value.split(';').filter(Boolean);
    }
    return values;
  }, [form, refused, answers, draft.restored]);
  // The resolver is made once; it reads the latest slots through this.
  const latestSlots = useRef(slots);
  latestSlots.current = slots;
  const [problems, setProblems] = useState<readonly Problem[]>(refused?.problems ?? []);
  const refusals = useMemo(() => asErrors(refused?.problems ?? []), [refused]);

  const check = (values: Values): Problem[] => {
    const found = [...validate(form, rawValues(values), today, t.problems).problems];
    return latestSlots.current
      ? [...found, ...visitProblems(values, latestSlots.current, t)]
      : found;
  };
  const hook = useForm<Values>({
    mode: 'onBlur',
    reValidateMode: quiet ? 'onBlur' : 'onChange',
    defaultValues: defaults,
    errors: refusals,
    shouldUnregister: true,
    shouldFocusError: false,
    resolver: async (values) => {
      const found = check(values);
      return found.length > 0 ? { values: {}, errors: asErrors(found) } : { values, errors: {} };
    },
  });
  const { control, register, watch, setValue, clearErrors } = hook;
  useEffect(() => {
    const { unsubscribe } = watch((values) => draft.keep(asDraft(values)));
    return unsubscribe;
  }, [watch, draft.keep]);

  // With validation on blur, react-hook-form's own isValid changes on blur alone.
  useWatch({ control, disabled: !eager });
  const isComplete = eager && check(hook.getValues()).length === 0;

  // Only these change what is drawn; a keystroke elsewhere draws nothing anew.
  const steering = useMemo(() => controllingFieldNames(form.fields), [form]);
  const steered = useWatch({ control, name: steering });
  const current = (name: string): string | undefined => {
    const value = steered[steering.indexOf(name)];
    return typeof value === 'string' ? value : undefined;
  };
  const bind = useCallback(
    (field: FormField): Binding => {
      const { name, onBlur, onChange, ref } = register(field.name, {
        ...(quiet ? { onChange: () => clearErrors(field.name) } : {}),
        ...(field.type === 'email'
          ? {
              onBlur: (event) => setValue(field.name, cleanText(field, String(event.target.value))),
            }
          : {}),
      });
      const initial = defaults[name];
      return {
        name,
        onBlur,
        onChange,
        ref,
        value: field.type === 'country' && typeof initial === 'string' ? initial : undefined,
      };
    },
    [register, setValue, clearErrors, quiet, defaults],
  );
  return { ...hook, current, bind, today, draft, problems, setProblems, check, isComplete };
}

/** Fields whose values decide what the others show: groups, and which visit times are free. */
const controllingFieldNames = (fields: readonly FormField[]): string[] =>
  fields
    .filter((field) => showsGroups(field) || visitSteering.has(field.name))
    .map(({ name }) => name);
const visitSteering: ReadonlySet<string> = new Set(['SchoolInterest', 'VisitPreferredDate']);

const asErrors = (problems: readonly Problem[]): FieldErrors<Values> =>
  Object.fromEntries(problems.map(({ name, kind, message }) => [name, { type: kind, message }]));
