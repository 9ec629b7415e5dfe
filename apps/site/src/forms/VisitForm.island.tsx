// Island: the visit form, which knows the free times. Wakes when it comes near the viewport.
import { FormBody } from './FormBody.tsx';
import type { FormProps } from './formProps.ts';
import { Skeleton } from './Skeleton.tsx';
import { useMounted } from './useMounted.ts';
import { useSlots } from './useSlots.ts';

/** The dedicated visit form (spec §2, §5): full times and closed weekends can't be chosen. */
export function VisitForm(props: FormProps) {
  const mounted = useMounted();
  const slots = useSlots(mounted);
  return mounted ? <FormBody {...props} slots={slots} /> : <Skeleton {...props} />;
}
