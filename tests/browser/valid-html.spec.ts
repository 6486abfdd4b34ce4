import { expect } from '@playwright/test';
import { builtPages, readHtml } from '../support/built-site.ts';
import { type HtmlElement, parseHtml } from '../support/html/tree.ts';
import { test } from '../support/test.ts';

/** Every element with its depth: if the browser moves an element, the list changes. */
function describeTree({ children }: HtmlElement, depth = 0): string[] {
  return children.flatMap((child) => [`${depth} ${child.name}`, ...describeTree(child, depth + 1)]);
}

test('a browser parses every page without moving an element', async ({ page }) => {
  await page.goto('about:blank');
  const movedElements: string[] = [];
  for (const { address, file } of builtPages()) {
    const html = readHtml(file);
    const parsedOutline = await page.evaluate((text) => {
      const found: string[] = [];
      const collect = (parent: Element, depth: number) => {
        for (const child of parent.children) {
          found.push(`${depth} ${child.localName}`);
          collect(child, depth + 1);
        }
      };
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      found.push('0 html');
      collect(parsed.documentElement, 1);
      return found;
    }, html);
    const sourceOutline = describeTree(parseHtml(html).root);
    const at = sourceOutline.findIndex((each, index) => each !== parsedOutline[index]);
    if (at !== -1)
      movedElements.push(`${address}: ${sourceOutline[at]} was read as ${parsedOutline[at]}`);
  }
  expect(movedElements).toEqual([]);
});
