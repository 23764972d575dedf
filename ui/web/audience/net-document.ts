/** What the server writes for everybody, turned into what business customers see of it. */
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { taxTexts } from '../../components/price/tax-texts.ts';
import { textIn } from '../../messages/text-in.ts';
import { netTextsIn, spokenAttributes } from './net-texts.ts';

type NetDocument = {
  /** Changes the server's HTML in place; React draws the same of what `value` gives it. */
  readonly change: (root: ParentNode) => void;
  /** For `JSON.parse`: data, and HTML within it. */
  readonly value: (key: string, value: unknown) => unknown;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Nothing is struck where both figures are the same. */
const unstrike = (root: ParentNode): void => {
  for (const struck of root.querySelectorAll('s')) {
    const current = struck.previousElementSibling;
    if (!current?.textContent.endsWith(struck.lastChild?.textContent ?? '')) continue;
    struck.nextElementSibling?.remove();
    struck.remove();
  }
};

/**
 * `data-gross` marks amounts that no tax is taken off, such as what is to be paid; `data-net` what is
 * hidden from all others.
 */
export const netDocument = (locale: Locale): NetDocument => {
  const { policy, figures, shown } = netTextsIn(locale);

  const change = (root: ParentNode): void => {
    const walker = document.createTreeWalker(
      root,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) =>
        node instanceof Element && node.matches('script, style, [data-gross]')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text) {
        const text = shown(node.data);
        if (text !== node.data) node.data = text;
      } else if (node instanceof Element)
        for (const name of spokenAttributes) {
          const text = node.getAttribute(name);
          if (text !== null) node.setAttribute(name, figures(text));
        }
    }
    unstrike(root);
    if (policy.note !== 'vat-excluded') return;
    for (const own of root.querySelectorAll('[data-net]')) own.removeAttribute('hidden');
  };

  const changeHtml = (html: string): string => {
    const template = document.createElement('template');
    template.innerHTML = html;
    change(template.content);
    return template.innerHTML;
  };

  const value = (key: string, given: unknown): unknown => {
    if (typeof given === 'string') return given.startsWith('<') ? changeHtml(given) : shown(given);
    if (!isRecord(given)) return given;
    if (key === 'moneyStyle') return { ...given, policy };
    const { messages } = given;
    // The texts of islands may come as files, which are everybody's: the shell's own count before.
    return key === 'shell' && isRecord(messages)
      ? { ...given, messages: { ...messages, 'price.tax': textIn(locale, taxTexts.note.net) } }
      : given;
  };

  return { change, value };
};
