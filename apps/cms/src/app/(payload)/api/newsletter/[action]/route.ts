import { changeSubscription, leadToSite } from '../../../../../leads/newsletter/subscription.ts';
import { withPayload } from '../../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
type Context = { params: Promise<{ action: string }> };
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { action } = await params;
  return withPayload((payload) => leadToSite(payload, request, action));
};
export const POST = async (request: Request, { params }: Context): Promise<Response> => {
  const { action } = await params;
  return withPayload((payload) => changeSubscription(payload, request, action));
};
