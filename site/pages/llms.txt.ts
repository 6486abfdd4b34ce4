import type { APIRoute } from 'astro';
import { llms } from '../structured-data/llms.ts';

export const GET: APIRoute = () => new Response(llms());
