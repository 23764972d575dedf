import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { ResolveLink } from '../../../ui/components/rich-text/rich-text.tsx';
import { compileMessages } from '../../../ui/messages/compile.ts';
import { MessagesProvider } from '../../../ui/messages/text.tsx';

/** What the server sends of a component, in German. */
export const html = (children: ReactNode): string =>
  renderToStaticMarkup(
    <MessagesProvider locale="de-DE" messages={compileMessages('de-DE')}>
      {children}
    </MessagesProvider>,
  );

export const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

/** Links of this site are followed; those of other hosts are refused here. */
export const resolveLink: ResolveLink = (url) =>
  url.startsWith('https:') ? undefined : { href: `/fr${url}` };
