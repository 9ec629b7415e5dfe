import type { Page } from '@playwright/test';

/**
 * What is wrong with how a page is laid out at its present width: wider than the window, text
 * beyond the window's edges, text cut by a box without an ellipsis, and lines of text that lie on
 * each other. What an own scroller holds may be wider; what is fixed may lie above.
 */
export function faultsOfLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth)
      faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
    const elementName = (element: Element) => {
      const path = [element, element.parentElement, element.parentElement?.parentElement].filter(
        (one) => one !== null && one !== undefined,
      );
      return `${path.map((one) => `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''}`).join(' < ')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    };

    interface Line {
      readonly element: Element;
      readonly box: DOMRect;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        !element ||
        !node.textContent?.trim() ||
        /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION)$/.test(element.tagName)
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const around = elementSurroundings(element);
      if (around.isHidden || around.isFixed) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      );
      for (const box of boxes) {
        if (!around.scroller && (box.left < -1 || box.right > innerWidth + 1))
          faults.push(`beyond the window: ${elementName(element)}`);
        const cutting = around.cutting.find((by) => isCut(box, by));
        if (cutting)
          faults.push(`cut by ${elementName(cutting).split(' ')[0]}: ${elementName(element)}`);
        if (!around.scroller) lines.push({ element, box: glyphBox(box) });
      }
    }

    // Lines of different elements, sorted from the top; the ascent and descent of a face may touch
    // the next line's.
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, { element, box }] of lines.entries())
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.box.top > box.bottom) break;
        if (
          other.element === element ||
          other.element.contains(element) ||
          element.contains(other.element)
        )
          continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 2 && high > 0.4 * Math.min(box.height, other.box.height))
          faults.push(`${elementName(element)} lies on ${elementName(other.element)}`);
      }
    return [...new Set(faults)];

    function elementSurroundings(element: Element) {
      const cutting: Element[] = [];
      let isFixed = false;
      let isHidden = false;
      let scroller: Element | undefined;
      for (
        let one: Element | null = element;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const { position, overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } =
          getComputedStyle(one);
        isHidden ||= clipPath === 'inset(50%)' || one.hasAttribute('inert');
        isFixed ||= position === 'fixed' && !one.matches('[data-header]');
        if (/auto|scroll/.test(overflowX)) scroller ??= one;
        const isEllipsed = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        if (
          !scroller &&
          !isEllipsed &&
          (/hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY))
        )
          cutting.push(one);
        if (isEllipsed) break;
      }
      return { cutting, isFixed, isHidden, scroller };
    }

    /**
     * Without the room above and below the letters, which in large type lies on its neighbours' by
     * intent.
     */
    function glyphBox({ x, y, width, height }: DOMRect): DOMRect {
      const room = height > 60 ? 0.2 * height : 0;
      return new DOMRect(x, y + room, width, height - 2 * room);
    }

    function isCut(box: DOMRect, by: Element): boolean {
      const edge = by.getBoundingClientRect();
      const slack = 0.25 * box.height;
      return (
        box.left < edge.left - 2 ||
        box.right > edge.right + 2 ||
        box.top < edge.top - slack ||
        box.bottom > edge.bottom + slack
      );
    }
  });
}
