// Island: a form that checks, keeps and sends what a visitor types. Wakes when it comes near the viewport.
import { FormBody } from './FormBody.tsx';
import type { FormProps } from './formProps.ts';
import { Skeleton } from './Skeleton.tsx';
import { useMounted } from './useMounted.ts';

/** A lead form (spec §4, §5); rendered only after the page is mounted on the client (spec §2). */
export function LeadForm(props: FormProps) {
  return useMounted() ? <FormBody {...props} /> : <Skeleton {...props} />;
}
