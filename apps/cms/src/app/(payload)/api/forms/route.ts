import { handleForms } from '../../../../api/forms.ts';
import { withPayload } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = (): Promise<Response> => withPayload(handleForms);
