import config from '@payload-config';
import '@payloadcms/next/css';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { withFileVersion } from '../../../../api/fileVersions.ts';
import { guard } from '../../../../api/guard.ts';
import { hasRoute } from '../../../../api/hasRoute.ts';
import { hasOpenSession } from '../../../../api/hasOpenSession.ts';

const signedIn = async (request: Request): Promise<boolean> => hasOpenSession(await getPayload({ config }), request);
const isRoute = async (method: string, slug: readonly string[]): Promise<boolean> => hasRoute(await getPayload({ config }), method, slug);

export const GET = withFileVersion(guard(REST_GET(config), signedIn, isRoute), () => getPayload({ config }));
export const POST = guard(REST_POST(config), signedIn, isRoute);
export const DELETE = guard(REST_DELETE(config), signedIn, isRoute);
export const PATCH = guard(REST_PATCH(config), signedIn, isRoute);
export const PUT = guard(REST_PUT(config), signedIn, isRoute);
// Whoever asks what a call takes needs no session.
export const OPTIONS = guard(REST_OPTIONS(config), async () => true, isRoute);
