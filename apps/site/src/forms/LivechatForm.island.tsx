// Island: live chat's offline enquiry, whose submit is enabled only when all passes. Wakes when it comes near the viewport.
import { FormBody } from './FormBody.tsx';
import type { FormProps } from './formProps.ts';
import { Skeleton } from './Skeleton.tsx';
import { useMounted } from './useMounted.ts';

/** The live-chat offline enquiry form (spec §4, §5): errors are a style only, submit waits for validation and captcha. */
export function LivechatForm(props: FormProps) {
  return useMounted() ? <FormBody {...props} quiet eager /> : <Skeleton {...props} />;
}
