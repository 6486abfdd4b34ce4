import { company } from '../../content/company.ts';

/** The whole address of a page or file, as machines want it. */
export function addressOf(path: string): string {
  return new URL(path, company.origin).href;
}
