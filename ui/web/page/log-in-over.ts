/**
 * The way to the log-in over a page as it is chosen, and back to what is chosen: without scripts
 * nothing else tells a browser of it. It is all that differs in a page's header from choice to choice,
 * so that the header is drawn once for a page.
 */
import { withAccountDialog } from '../../../core/domain/customer/over-page.ts';
import { printReturnTarget } from '../../../core/domain/routing/return-target.ts';
import { logInQuery } from '../shell/header-data.ts';
import type { StaticHtmlParts } from '../static-parts.ts';

/** The attribute that leads to an address, as React writes it. */
const hrefAttribute = (address: string): string => `href="${address.replaceAll('&', '&amp;')}"`;

/** The way to the log-in in a header as it is drawn: over the page with nothing chosen. */
export const drawnLogIn = hrefAttribute(logInQuery);

/** The way to the log-in over the page with a query. */
export const logInOver = (search: string): string =>
  hrefAttribute(withAccountDialog(search, 'log-in'));

const withHeaderLink = (parts: StaticHtmlParts, from: string, to: string): StaticHtmlParts =>
  parts.header === undefined ? parts : { ...parts, header: parts.header.replaceAll(from, to) };

/** The parts of a page whose header leads to the log-in over the page with a query. */
export const withLogInOver = (parts: StaticHtmlParts, search: string): StaticHtmlParts =>
  withHeaderLink(parts, drawnLogIn, logInOver(search));

/**
 * The parts of a page that opens no dialog itself: its header leads to the log-in over the account's
 * page (`signInHref`) and from there back to the address, path and query, that somebody came from.
 */
export const withLogInBack = (
  parts: StaticHtmlParts,
  signInHref: string,
  address: string,
): StaticHtmlParts =>
  withHeaderLink(
    parts,
    hrefAttribute(signInHref),
    hrefAttribute(`${signInHref}&${printReturnTarget(address)}`),
  );
