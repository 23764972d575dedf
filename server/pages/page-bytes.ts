/**
 * Documents as bytes. Header, bars and footer are most of a page and the same on every view of it:
 * the document is drawn around marks, and their bytes, which are made once, are put in their places.
 */
import { LRUCache } from 'lru-cache';

import { isStaticPart, type StaticHtmlParts } from '../../ui/web/static-parts.ts';

/** A page as it was drawn: marks stand in the body for the parts, if there are any. */
type Drawn = { readonly body: string; readonly parts?: StaticHtmlParts | undefined };

/** A part's mark begins and ends so. React, and JSON in a script, never write `<` for what is text. */
const mark = { start: '<!--part ', end: '-->' } as const;

/** The marks of parts, to draw a page with in their place. */
export const markedParts = (parts: StaticHtmlParts): StaticHtmlParts =>
  Object.fromEntries(Object.keys(parts).map((part) => [part, `${mark.start}${part}${mark.end}`]));

/** How many bytes of parts are kept, with the texts that they are of. */
const capacity = 16_000_000;

/** Makes the function that writes pages as bytes. */
export const createPageBytes = (): ((drawn: Drawn) => Buffer) => {
  const known = new LRUCache<string, Buffer>({
    maxSize: capacity,
    sizeCalculation: (bytes, html) => bytes.length + 2 * html.length + 1,
  });

  const bytesOf = (html: string): Buffer => {
    const kept = known.get(html);
    if (kept !== undefined) return kept;
    const bytes = Buffer.from(html);
    known.set(html, bytes);
    return bytes;
  };

  return ({ body, parts = {} }) => {
    // Texts, each but the first with the name of the part before it.
    const [first = '', ...others] = body.split(mark.start);
    return Buffer.concat([
      Buffer.from(first),
      ...others.flatMap((text) => {
        const end = text.indexOf(mark.end);
        const part = text.slice(0, end);
        const html = isStaticPart(part) ? (parts[part] ?? '') : '';
        return [bytesOf(html), Buffer.from(text.slice(end + mark.end.length))];
      }),
    ]);
  };
};
