import type { APIRoute } from 'astro';
import { requestCountry } from '../../server/geo/country.ts';

/** `GET /api/geolocation` (spec §7, ADR 19): `{countryCode}`, null where unknown. */
export const GET: APIRoute = ({ request, clientAddress }) =>
  Response.json(
    { countryCode: requestCountry(request.headers, clientAddress) },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
