import { handleNode } from '../../../../api/node.ts';
import { route } from '../../../../api/payload.ts';

export const dynamic = 'force-dynamic';
export const POST = route(handleNode);
