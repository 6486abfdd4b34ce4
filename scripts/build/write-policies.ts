import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockedByPolicy, contentSecurityPolicy } from './content-security-policy.ts';
import { htmlTags } from './html-tags.ts';

/** Says which tags of which pages the policy would block. */
export class BlockedTagsError extends Error {}

/** Writes the policy of every page into dist/.manifest.json, to which `writeManifest` adds its files. */
export function writePolicies(dist: string): number {
  const pages = globSync('**/*.html', { cwd: dist }).sort();
  const policies: Record<string, string> = {};
  const blocked: string[] = [];
  for (const page of pages) {
    const tags = htmlTags(readFileSync(path.join(dist, page), 'utf8'));
    policies[page.split(path.sep).join('/')] = contentSecurityPolicy(tags);
    blocked.push(...blockedByPolicy(tags).map((tag) => `  ${page}: ${tag}`));
  }
  if (blocked.length > 0) {
    const shown = blocked.slice(0, 20);
    if (blocked.length > shown.length) shown.push(`  and ${blocked.length - shown.length} more`);
    throw new BlockedTagsError(
      `The content security policy blocks style attributes and inline handlers:\n${shown.join('\n')}`,
    );
  }
  const manifest = { contentSecurityPolicy: policies };
  writeFileSync(path.join(dist, '.manifest.json'), JSON.stringify(manifest));
  return pages.length;
}
