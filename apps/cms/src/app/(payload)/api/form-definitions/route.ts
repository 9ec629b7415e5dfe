import { handleForms } from '../../../../api/forms.ts';
import { withPayload } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = (request: Request): Promise<Response> => withPayload((payload) => handleForms(payload, request));
