import { handleDraft } from '../../../../../api/draft.ts';
import { withPayload } from '../../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const GET = async (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> => {
  const { id } = await params;
  return withPayload((payload) => handleDraft(payload, request, id));
};
