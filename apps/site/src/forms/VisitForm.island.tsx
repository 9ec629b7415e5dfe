// Island: the visit form, which knows the free times. Wakes when it comes near the viewport.
import { FormBody } from './fields/FormBody.tsx';
import { Skeleton } from './fields/Skeleton.tsx';
import type { FormProps } from './props/formPropTypes.ts';
import { useMounted } from './state/useMounted.ts';
import { useSlots } from './state/useSlots.ts';

/** The dedicated visit form (spec §2, §5): full times and closed weekends can't be chosen. */
export function VisitForm(props: FormProps) {
  const mounted = useMounted();
  const slots = useSlots(mounted);
  return mounted ? <FormBody {...props} slots={slots} /> : <Skeleton {...props} />;
}
