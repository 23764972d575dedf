import { createContext, use, useState } from 'react';

import type { StaticHtmlParts, StaticPart } from './static-parts.ts';

/** The parts while the document is rendered on the server; a browser has them in its document. */
export const StaticHtmlContext = createContext<StaticHtmlParts | undefined>(undefined);

type StaticHtmlProps = {
  readonly part: StaticPart;
  /** The parts that came with a client navigation; the first document's are in place already. */
  readonly parts: StaticHtmlParts | undefined;
};

/**
 * One static part. While it hydrates it leaves the document's HTML as it is; mount it anew (by a
 * `key`) for another page.
 */
export const StaticHtml = ({ part, parts }: StaticHtmlProps) => {
  const fromServer = use(StaticHtmlContext);
  const [html] = useState(() => (fromServer ?? parts)?.[part] ?? '');
  return (
    <div
      // oxlint-disable-next-line react/no-danger -- made by our own components on the server
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
};
