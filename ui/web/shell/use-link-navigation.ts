import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

import { withPageQuery } from '../product/page-query.ts';
import { unpack } from '../packed.ts';
import { useShell } from './use-shell.ts';

type Anchor = Pick<HTMLAnchorElement, 'hash' | 'pathname' | 'search'>;

/** Underscored parameters go along to other pages (decisions, "Links"); the link's own win. */
const carryOver = (anchor: Anchor): string => {
  const own = new URLSearchParams(anchor.search);
  const carried = [...new URLSearchParams(location.search)].filter(
    ([name]) => name.startsWith('_') && !own.has(name),
  );
  const query = new URLSearchParams([...own, ...carried]).toString();
  return query === '' ? '' : `?${query}`;
};

const targetOf = (anchor: Anchor): string =>
  anchor.pathname === location.pathname
    ? // A link to this page in another state: what campaigns put into the address stays.
      withPageQuery(location.search, [...new URLSearchParams(anchor.search)]) + anchor.hash
    : anchor.pathname + carryOver(anchor) + anchor.hash;

/** Pictures of the media service, and files: nothing that a page could show. */
const file = /\/img\/|\.[a-z\d]{1,5}$/iu;

/**
 * Turns a click on a link to a page of this site and language into a client navigation. Everything
 * else, a modified click included, stays the browser's.
 */
export const useLinkNavigation = (): ((event: MouseEvent) => void) => {
  const navigate = useNavigate();
  const { fullLoads, prefixes } = useShell();
  const elsewhere = unpack(fullLoads);
  const prefixOf = (path: string): string | undefined =>
    prefixes.find((prefix) => path.split('/')[1] === prefix);
  const isOwnPage = (path: string): boolean => {
    const prefix = prefixOf(path);
    const [first = ''] = path.split('/').slice(prefix === undefined ? 1 : 2);
    return (
      prefix === prefixOf(location.pathname) &&
      !first.startsWith('configurator-') &&
      !elsewhere.includes(first) &&
      !file.test(path)
    );
  };
  return (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (anchor === null || event.defaultPrevented || !isPlain || anchor.target !== '') return;
    if (anchor.origin !== location.origin || !isOwnPage(anchor.pathname)) return;
    const isSamePage = anchor.pathname === location.pathname;
    // A plain hash is the browser's own business.
    if (isSamePage && anchor.hash !== '' && anchor.search === location.search) return;
    event.preventDefault();
    // The document stays, so the menu that was chosen from must be told that it is done.
    anchor.closest<HTMLElement>('[popover]')?.hidePopover();
    void navigate(targetOf(anchor), { preventScrollReset: isSamePage });
  };
};
