import type { Locator, Page } from '@playwright/test';

/** Text that extends beyond the edge of the page, or of a box that hides its overflow. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults = new Set<string>();
    if (root.scrollWidth > root.clientWidth) faults.add('the page scrolls sideways');
    const hides = /hidden|clip/;
    const scrolls = /auto|scroll/;
    const open = document.querySelector('dialog:is(:modal, :popover-open)') ?? document.body;
    const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const content = text.nodeValue?.trim();
      const parent = text.parentElement;
      if (!content || !parent || parent.closest('svg, script, noscript, option')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width === 0) continue;
        let box: Element | null = parent;
        let free = { x: false, y: false };
        for (; box && box !== root; box = box.parentElement) {
          const style = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          // For screen readers alone, or shortened on purpose with dots.
          if (edge.width <= 1 || style.textOverflow === 'ellipsis') free = { x: true, y: true };
          if (style.webkitLineClamp !== 'none') free = { x: true, y: true };
          free = {
            x: free.x || scrolls.test(style.overflowX),
            y: free.y || scrolls.test(style.overflowY),
          };
          const overX =
            hides.test(style.overflowX) && (right > edge.right + 1 || left < edge.left - 1);
          const overY =
            hides.test(style.overflowY) && (bottom > edge.bottom + 2 || top < edge.top - 2);
          if ((!free.x && overX) || (!free.y && overY))
            faults.add(`cut off: ${content.slice(0, 50)}`);
          if (style.position === 'fixed') break;
        }
        if (!free.x && (right > root.clientWidth + 1 || left < -1))
          faults.add(`over the edge: ${content.slice(0, 50)}`);
      }
    }
    return [...faults];
  });
}

/** Words that are broken across lines for lack of space; addresses may be. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const open = document.querySelector('dialog:is(:modal, :popover-open)') ?? document.body;
    const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('svg, script, noscript, option, .sr-only')) continue;
      for (const { 0: token, index } of (text.nodeValue ?? '').matchAll(/[^\s\u2010-\u2015-]+/g)) {
        if (/[@/._\d]/.test(token)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + token.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(token);
      }
    }
    return [...broken];
  });
}

/** Controls that cannot be scrolled into view, or that something else covers. */
export function findUnreachableControls(container: Locator): Promise<string[]> {
  return container.evaluate((dialog) => {
    const controls = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select')];
    return controls.flatMap((control) => {
      const shown = control.closest('label') ?? control;
      if (!shown.checkVisibility({ visibilityProperty: true })) return [];
      // For screen readers or robots alone.
      if (shown.closest('.sr-only') || shown.getBoundingClientRect().width <= 1) return [];
      shown.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = shown.getClientRects()[0] ?? new DOMRect();
      const hitElement = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hitElement && (shown.contains(hitElement) || hitElement.contains(shown))) return [];
      return [
        `${control.tagName} ${control.ariaLabel ?? control.textContent?.trim().slice(0, 40)}`,
      ];
    });
  });
}

/**
 * With forced colours, backgrounds and shadows disappear: finds what only they showed. A button or field
 * with its own background needs an edge, and a selected element must look different from the others.
 */
export async function findUnmarkedInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  const backgroundFlags = await page.evaluate(() => {
    const controls = document.querySelectorAll('button, input, select, textarea');
    return [...controls].map((control) => {
      const { backgroundColor } = getComputedStyle(control);
      const isVisible = control.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      return isVisible && !/, 0\)$|^transparent$/.test(backgroundColor);
    });
  });
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate((hadBackground) => {
    const describeElement = (element: Element) =>
      `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      const drawn = (kind: string, width: string) =>
        kind !== 'none' && Number.parseFloat(width) > 0;
      return (
        drawn(style.borderTopStyle, style.borderTopWidth) ||
        drawn(style.borderBottomStyle, style.borderBottomWidth) ||
        drawn(style.outlineStyle, style.outlineWidth)
      );
    };
    const controls = [...document.querySelectorAll('button, input, select, textarea')];
    const faults = controls.flatMap((control, index) => {
      const { width } = control.getBoundingClientRect();
      return hadBackground[index] && width > 1 && !hasEdge(control)
        ? [`no edge: ${describeElement(control)}`]
        : [];
    });

    /** The styles of an element, including its children and pseudo-elements, but not its text. */
    const getStyleFingerprint = (element: Element): string => {
      const parts = [element, ...element.querySelectorAll('*')].slice(0, 12);
      return parts
        .flatMap((part) => [undefined, '::before', '::after'].map((mark) => [part, mark] as const))
        .map(([part, mark]) => {
          const style = getComputedStyle(part, mark);
          if (mark && style.content === 'none') return '';
          return [
            style.backgroundColor,
            style.color,
            style.borderTopWidth,
            style.borderBottomWidth,
            style.borderBottomStyle,
            style.borderBottomColor,
            style.outlineStyle,
            style.outlineWidth,
            style.fontWeight,
            style.textDecorationLine,
            style.visibility,
            style.translate,
            mark && [style.width, style.height, style.backgroundColor],
          ].join();
        })
        .join('|');
    };
    const selectedSelector =
      '[aria-pressed=true], [aria-checked=true], [aria-current]:not(li, [aria-current=page]), label:has(:checked)';
    for (const selected of document.querySelectorAll(selectedSelector)) {
      if (!selected.checkVisibility({ visibilityProperty: true })) continue;
      // The browser's own checkbox or radio button always shows its state.
      const input = selected.querySelector('input');
      if (
        input &&
        input.getBoundingClientRect().width > 1 &&
        getComputedStyle(input).opacity !== '0'
      )
        continue;
      const others = [...document.querySelectorAll(selected.tagName)].filter(
        (other) =>
          other.className === selected.className &&
          other !== selected &&
          !other.matches(selectedSelector) &&
          !other.matches('[aria-disabled=true]') &&
          other.checkVisibility({ visibilityProperty: true }),
      );
      const other = others[0];
      if (other && getStyleFingerprint(other) === getStyleFingerprint(selected))
        faults.push(`not marked: ${describeElement(selected)}`);
    }
    return [...new Set(faults)];
  }, backgroundFlags);
}
