// Island: a form that checks, keeps and sends what a visitor types. Wakes when it comes near the
// viewport.
import { FormBody } from './fields/FormBody.tsx';
import { Skeleton } from './fields/Skeleton.tsx';
import type { FormProps } from './props/formPropTypes.ts';
import { useMounted } from './state/useMounted.ts';

/** A lead form (spec §4, §5); rendered only after the page is mounted on the client (spec §2). */
export function LeadForm(props: FormProps) {
  return useMounted() ? <FormBody {...props} /> : <Skeleton {...props} />;
}
