/** A page that is made of content, as browsers get it. */
import type { TrackedItem } from '../../../core/domain/consent/tracking-event.ts';
import type { Treatments } from '../../../core/domain/flags/flags.ts';
import type { PageKeys } from '../../../core/domain/routing/page-keys.ts';
import type { CompiledMessages } from '../../messages/text.tsx';
import type { AccountDialogData } from '../dialogs/account-host.tsx';
import type { PageHead } from '../requests/loaded-page.ts';
import type { AnyProductData } from '../products/registry.ts';
import type { BodyPart } from './page-body.ts';

/** A page of the content, as a browser gets it; its other parts are HTML (see static-parts.ts). */
export type ContentPage = {
  readonly kind: 'page';
  readonly head: PageHead;
  readonly path: string;
  readonly navigationType: string | undefined;
  readonly messages: CompiledMessages;
  /** What the server made the page with, where it evaluates flags; undefined elsewhere. */
  readonly treatments: Treatments | undefined;
  readonly teaser: { readonly headline: string; readonly text: string } | undefined;
  /** At the page's head, or where the body says. */
  readonly product: AnyProductData | undefined;
  readonly body: readonly BodyPart[];
  /** What the page reads of its query. */
  readonly queryKeys: PageKeys;
  /** What was put into the cart right before its page was asked for; absent on all others. */
  readonly lastPut?: TrackedItem | undefined;
  /** What the address selects, as a query, on a page whose blocks read it; absent on all others. */
  readonly selected?: string | undefined;
  /** The log-in or the sign-up, where the address opens it. */
  readonly account?: AccountDialogData | undefined;
};

/** The product at the head of a page; one in the body is not. */
export const headProduct = ({ product, body }: ContentPage): AnyProductData | undefined =>
  body.some(({ kind }) => kind === 'product') ? undefined : product;
