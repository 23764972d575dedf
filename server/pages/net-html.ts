import type { Locale } from '../../core/domain/locale/locales.ts';
import { netTextsIn, spokenAttributes } from '../../ui/web/audience/net-texts.ts';

/** A script or a style whole, a tag, or the text between tags. */
const piece = /<(?<code>script|style)\b.*?<\/\k<code>>|<[^>]*>|[^<]+/gsu;

const spoken = new RegExp(`(?<= (?:${spokenAttributes.join('|')})=")[^"]*`, 'gu');

const nameOf = (tag: string): string | undefined =>
  /^<\/?(?<name>[\w-]+)/u.exec(tag)?.groups?.['name'];

/** How many elements of a name are open after a tag. */
const depthAfter = (tag: string, name: string, depth: number): number => {
  if (nameOf(tag) !== name) return depth;
  return tag.startsWith('</') ? depth - 1 : depth + 1;
};

/**
 * HTML that React wrote for one visitor, who sees net prices: `netDocument` for pages that need no
 * script; `now`: milliseconds since 1970. Marks are the same. A struck price stays, even where its net figure is the same.
 */
export const netHtml = (locale: Locale, html: string, now: number): string => {
  const { policy, figures, shown } = netTextsIn(locale, now);
  const ownShown = policy.note === 'vat-excluded';
  let gross = { name: '', depth: 0 };
  return html.replaceAll(piece, (found, code: string | undefined) => {
    if (code !== undefined) return found;
    if (!found.startsWith('<')) return gross.depth === 0 ? shown(found) : found;
    const tag = ownShown && found.includes(' data-net=') ? found.replace(' hidden=""', '') : found;
    if (gross.depth > 0) gross = { ...gross, depth: depthAfter(tag, gross.name, gross.depth) };
    else if (tag.includes(' data-gross=')) gross = { name: nameOf(tag) ?? '', depth: 1 };
    else return tag.replaceAll(spoken, (text) => figures(text));
    return tag;
  });
};
