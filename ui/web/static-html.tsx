import { createContext, use, useState } from 'react';

import { isStaticPart, type StaticHtmlParts, type StaticPart } from './static-parts.ts';

/**
 * The static parts of the page that is shown: those being rendered on the server, or those that
 * came with a payload. Undefined for a document's own page: its parts are in the document.
 */
export const StaticHtmlContext = createContext<StaticHtmlParts | undefined>(undefined);

/**
 * One static part. While it hydrates it leaves the document's HTML as it is; mount it anew (by a
 * `key`) for another page.
 */
export const StaticHtml = ({ part }: { readonly part: StaticPart }) => {
  const parts = use(StaticHtmlContext);
  const [html] = useState(() => parts?.[part] ?? '');
  return (
    <div
      data-part={part}
      // oxlint-disable-next-line react/no-danger -- made by our own components on the server
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
};

/** The static parts as they stand in the document, for whoever comes back to this page. */
export const partsInDocument = (): StaticHtmlParts =>
  [...document.querySelectorAll<HTMLElement>('[data-part]')].reduce<StaticHtmlParts>(
    (parts, { dataset, innerHTML }) => {
      const part = dataset['part'] ?? '';
      return isStaticPart(part) ? { ...parts, [part]: innerHTML } : parts;
    },
    {},
  );
