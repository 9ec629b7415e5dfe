import type { APIRoute } from 'astro';

/** The bare address leads to the default language (DESIGN §4.15). */
export const GET: APIRoute = ({ redirect }) => redirect('/en/', 302);
