import type { APIRoute } from 'astro';
import { robots } from '../structured-data/robots.ts';

export const GET: APIRoute = () => new Response(robots());
