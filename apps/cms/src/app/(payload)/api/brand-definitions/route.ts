import { handleBrandDefinitions } from '../../../../api/brandDefinitions.ts';
import { withPayload } from '../../../../api/payload.ts';
import { authorized } from '../../../../runtime/http/authorized.ts';
import { problem } from '../../../../runtime/http/respond.ts';

export const dynamic = 'force-dynamic';
export const GET = (request: Request): Promise<Response> =>
  authorized(request)
    ? withPayload(handleBrandDefinitions)
    : Promise.resolve(problem(401, 'Unauthorized'));
