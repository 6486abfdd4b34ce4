import type { APIRoute } from 'astro';
import { securityText } from '../../structured-data/robots.ts';

export const GET: APIRoute = () => new Response(securityText(new Date()));
