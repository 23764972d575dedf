import { createContext } from 'react-router';

import type { DesignerBases } from '../../core/domain/designer/designers.ts';
import type {
  ApplicationDecision,
  DesignerDecision,
  NotFoundDecision,
  PageDecision,
  RedirectDecision,
} from '../../core/domain/routing/route-decision.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasContent } from '../../core/ports/content.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasPrices } from '../../core/ports/prices.ts';
import type { HasShipping } from '../../core/ports/shipping.ts';
import type { StaticHtmlParts } from './static-parts.ts';

/** The ports that the storefront's loaders use. */
export type StorefrontPorts = HasContent &
  HasPrices &
  HasShipping &
  HasLog &
  HasClock & { readonly designerBases: DesignerBases };

/** A routed request, as far as it reaches the storefront. */
export type RoutedRequest =
  | PageDecision
  | DesignerDecision
  | ApplicationDecision
  | NotFoundDecision
  | RedirectDecision;

/** What the server hands to every loader of a request. */
export type StorefrontRequest = {
  readonly decision: RoutedRequest;
  readonly sites: SiteConfiguration;
  readonly ports: StorefrontPorts;
  /** Whether a whole document is asked for, and not the data of a client navigation. */
  readonly isDocument: boolean;
  /** Where loaders leave the static parts for the renderer, and it the document for the server. */
  readonly document: { parts: StaticHtmlParts; html: string };
  /**
   * Stands in the rendered page wherever a nonce goes; the server weaves the real one in.
   * Development has no nonces.
   */
  readonly nonceGap: string | undefined;
};

/** The request's own data, for loaders; never sent to a browser. */
export const storefrontContext = createContext<StorefrontRequest>();

/**
 * Leaves the static parts where they are needed: in the document, which then needs no second copy
 * in its data, or in the data of a client navigation.
 */
export const keepParts = (
  { isDocument, document }: StorefrontRequest,
  parts: StaticHtmlParts,
): StaticHtmlParts | undefined => {
  if (!isDocument) return parts;
  document.parts = parts;
  return undefined;
};
