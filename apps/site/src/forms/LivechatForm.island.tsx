// Island: live chat's offline enquiry, whose submit is enabled only when all passes. Wakes when it
// comes near the viewport.
import { FormBody } from './fields/FormBody.tsx';
import { Skeleton } from './fields/Skeleton.tsx';
import type { FormProps } from './props/formPropTypes.ts';
import { useMounted } from './state/useMounted.ts';

/**
 * The live-chat offline enquiry form (spec §4, §5): errors are a style only, submit waits for
 * validation and captcha.
 */
export function LivechatForm(props: FormProps) {
  return useMounted() ? <FormBody {...props} quiet eager /> : <Skeleton {...props} />;
}
