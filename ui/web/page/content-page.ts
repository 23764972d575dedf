import type { TrackedItem } from '../../../core/domain/consent/tracking-event.ts';
import type { Treatments } from '../../../core/domain/flags/flags.ts';
import type { PageKeys } from '../../../core/domain/routing/page-keys.ts';
import type { AwaitingPlaces } from './awaiting-places.ts';
import type { CompiledMessages } from '../../messages/format-message.ts';
import type { AccountDialogData } from '../dialogs/account-host.tsx';
import type { PageHead } from '../requests/loaded-page.ts';
import type { AnyProductData } from '../products/registry.ts';
import type { PhotoStart } from './photo-start.ts';
import type { BodyPart } from './page-body.ts';

/** Its other parts are HTML (see html-fragments.ts). */
export type ContentPage = {
  readonly kind: 'page';
  readonly head: PageHead;
  readonly path: string;
  readonly navigationType: string | undefined;
  readonly messages: CompiledMessages;
  /** Those that the server drew the page with, on flag-safe paths. */
  readonly treatments: Treatments | undefined;
  readonly teaser: { readonly headline: string; readonly text: string } | undefined;
  /** At the page's head, or where the body says. */
  readonly product: AnyProductData | undefined;
  /** Where its head begins with a photo of the shopper's own. */
  readonly photoStart?: PhotoStart | undefined;
  readonly body: readonly BodyPart[];
  readonly queryKeys: PageKeys;
  /** Put into the cart right before its page was asked for. */
  readonly lastPut?: TrackedItem | undefined;
  /** Rows of a cart or wishlist that show what this device keeps. */
  readonly awaiting?: AwaitingPlaces | undefined;
  /** As a query, on a page whose blocks read it. */
  readonly selected?: string | undefined;
  /** If the address opens one. */
  readonly account?: AccountDialogData | undefined;
};

/** A product in the body is not at the head. */
export const headProduct = ({ product, body }: ContentPage): AnyProductData | undefined =>
  body.some(({ kind }) => kind === 'product') ? undefined : product;
