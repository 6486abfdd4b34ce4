import { expect } from '@playwright/test';
import { builtPages, htmlOf } from '../support/built-site.ts';
import { type HtmlElement, htmlTree } from '../support/html/tree.ts';
import { test } from '../support/test.ts';

/** Every element with its depth: if the browser moves an element, the list changes. */
function outline({ children }: HtmlElement, depth = 0): string[] {
  return children.flatMap((child) => [`${depth} ${child.name}`, ...outline(child, depth + 1)]);
}

test('a browser finds every element of every page where it was written', async ({ page }) => {
  await page.goto('about:blank');
  const moved: string[] = [];
  for (const { address, file } of builtPages()) {
    const html = htmlOf(file);
    const read = await page.evaluate((text) => {
      const found: string[] = [];
      const take = (parent: Element, depth: number) => {
        for (const child of parent.children) {
          found.push(`${depth} ${child.localName}`);
          take(child, depth + 1);
        }
      };
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      found.push('0 html');
      take(parsed.documentElement, 1);
      return found;
    }, html);
    const written = outline(htmlTree(html).root);
    const at = written.findIndex((each, index) => each !== read[index]);
    if (at !== -1) moved.push(`${address}: ${written[at]} was read as ${read[at]}`);
  }
  expect(moved).toEqual([]);
});
