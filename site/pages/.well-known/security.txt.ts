import type { APIRoute } from 'astro';
import { securityText } from '../../structured-data/security-txt.ts';

export const GET: APIRoute = () => new Response(securityText(new Date()));
