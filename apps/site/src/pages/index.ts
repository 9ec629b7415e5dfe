import type { APIRoute } from 'astro';

/** The bare address leads to the default language (ADR 18). */
export const GET: APIRoute = ({ redirect }) => redirect('/en/', 302);
