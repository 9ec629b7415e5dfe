import { useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { visitorsToday } from './calendar.ts';
import type { FormProps } from './formProps.ts';
import { asDraft, rawValues } from './rawValues.ts';
import { useDraft } from './useDraft.ts';
import type { Slots } from './useSlots.ts';
import { type Problem, validate } from './validate.ts';
import { visitProblems } from './visitProblems.ts';

export type Values = Record<string, string | string[] | boolean>;

/** react-hook-form with the one validation as its resolver, and with the draft of this tab (spec §5). */
export function useLeadForm({ form, t, refused, quiet, slots }: FormProps & { quiet: boolean; slots: Slots | undefined }) {
  const today = useMemo(() => visitorsToday(), []);
  const draft = useDraft(`${location.pathname}#${form.id}`);
  const defaults = useMemo(() => {
    const preset = form.fields.flatMap(({ name, type, value }) =>
      value !== undefined && type !== 'consent' && type !== 'checkbox' ? [[name, value]] : [],
    );
    return { ...Object.fromEntries(preset), ...refused?.values, ...draft.restored.values } as Values;
  }, [form, refused, draft.restored]);
  // The resolver is made once; it reads the latest slots through this.
  const latestSlots = useRef(slots);
  latestSlots.current = slots;
  const [problems, setProblems] = useState<readonly Problem[]>(refused?.problems ?? []);

  const check = (values: Values): Problem[] => {
    const found = [...validate(form, rawValues(values), today, t.problems).problems];
    return latestSlots.current ? [...found, ...visitProblems(values, latestSlots.current, t)] : found;
  };
  const hook = useForm<Values>({
    mode: 'onBlur',
    reValidateMode: quiet ? 'onBlur' : 'onChange',
    defaultValues: defaults,
    shouldUnregister: true,
    shouldFocusError: false,
    resolver: async (values) => {
      const found = check(values);
      return found.length > 0 ? { values: {}, errors: asErrors(found) } : { values, errors: {} };
    },
  });
  hook.watch((values) => draft.keep(asDraft(values)));
  return { ...hook, today, draft, problems, setProblems, check };
}

const asErrors = (problems: readonly Problem[]): FieldErrors<Values> =>
  Object.fromEntries(problems.map(({ name, kind, message }) => [name, { type: kind, message }]));
