import { afterEach, expect, test, vi } from 'vitest';

import { tendBackLink } from '../../../../ui/web/shell/tend-back-link.ts';

/** The document stands for what was clicked, which is the link or not. */
class ClickedPart extends EventTarget {
  isBackLink = true;
  closest(): unknown {
    return this.isBackLink ? this : null;
  }
}

const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

const openPage = (length = 2) => {
  const part = new ClickedPart();
  const back = vi.fn<() => void>();
  vi.stubGlobal('Element', ClickedPart);
  vi.stubGlobal('document', part);
  vi.stubGlobal('history', { length, back });
  tendBackLink();
  const click = (held: Partial<typeof plain> = {}): Event => {
    const event = Object.assign(new Event('click', { cancelable: true }), plain, held);
    part.dispatchEvent(event);
    return event;
  };
  return { part, back, click };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a click on the back link goes one step back in place of its address', () => {
  const { back, click } = openPage();
  expect(click().defaultPrevented).toBe(true);
  expect(back).toHaveBeenCalledOnce();
});

test('a click that opens another tab or window is the browser’s', () => {
  const { back, click } = openPage();
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(click(held).defaultPrevented).toBe(false);
  expect(back).not.toHaveBeenCalled();
});

test('the link is followed where there is no step back, and other links are theirs', () => {
  const first = openPage(1);
  expect(first.click().defaultPrevented).toBe(false);
  const other = openPage();
  other.part.isBackLink = false;
  expect(other.click().defaultPrevented).toBe(false);
  expect([first.back, other.back].some(({ mock }) => mock.calls.length > 0)).toBe(false);
});
