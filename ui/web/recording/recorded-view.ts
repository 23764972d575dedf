import type { ShownPage } from '../../../core/domain/consent/shown-events.ts';
import { cartAnswerAt } from '../../../core/domain/cart/cart-forms.ts';
import { signedUpAt } from '../../../core/domain/customer/account-dialogs.ts';
import { newsletterAnswerAt } from '../../../core/domain/newsletter/newsletter-answers.ts';
import type { Place } from '../navigation/shown-view.ts';
import type { PageData } from '../wire/page-data.ts';
import { headProduct } from '../page/content-page.ts';
import type { ProductData } from '../products/product.ts';
import { isChosenAt, recordedOf } from '../products/recorded.ts';
import type { AnyProductData } from '../products/registry.ts';
import type { ShellData } from '../shell/shell-data.ts';

export type RecordedView = {
  readonly shell: Pick<ShellData, 'channel' | 'lengthUnit' | 'locale'>;
  readonly page: PageData;
  readonly place: Place;
};

export type Views = {
  current: RecordedView | undefined;
  /** Called before the view is painted. */
  begin: ((view: RecordedView) => void) | undefined;
};

/** At a page's head; one in its body counts when something of it is chosen. */
const productOf = ({ page, place }: RecordedView): AnyProductData | undefined => {
  if (page.kind !== 'page') return undefined;
  const { product } = page;
  return headProduct(page) ?? (product && isChosenAt(product, place.search) ? product : undefined);
};

type Arrival = {
  /** `navigate`, `reload`, `back_forward`, `prerender`; undefined where a browser does not say. */
  readonly type: string | undefined;
  /** Empty where it is not sent. */
  readonly referrer: string;
  readonly href: string;
};

type ArrivedAnswer = Pick<ShownPage, 'newsletter' | 'signUp'> & {
  /** To the cart. */
  readonly isAdded: boolean;
};

/** Of a document that answers no form. */
export const noAnswer: ArrivedAnswer = {
  newsletter: undefined,
  signUp: undefined,
  isAdded: false,
};

/**
 * A form's answer, reached from a page of this host just now. The same address kept, sent on,
 * reloaded or gone back to does not count again.
 */
export const arrivedAnswer = (arrival: Arrival): ArrivedAnswer => {
  const { origin, hash } = new URL(arrival.href);
  const isFromHere = URL.canParse(arrival.referrer) && new URL(arrival.referrer).origin === origin;
  return arrival.type === 'navigate' && isFromHere
    ? {
        newsletter: newsletterAnswerAt(hash),
        signUp: signedUpAt(hash),
        isAdded: cartAnswerAt(hash) === 'added',
      }
    : noAnswer;
};

/**
 * What statistics may know of a view. Where there is no page, the address is not told: it may be
 * anything.
 */
export const shownPageOf = async (
  view: RecordedView,
  { isAdded, ...answer }: ArrivedAnswer,
): Promise<ShownPage> => {
  const { shell, page, place } = view;
  const product = productOf(view);
  return {
    page: {
      kind: page.kind,
      path: page.kind === 'error' ? '' : place.pathname,
      title: page.head.title,
      locale: shell.locale,
      channel: shell.channel,
    },
    item: product === undefined ? undefined : await recordedOf(product, shell, place.search),
    ...answer,
    added: isAdded && page.kind === 'page' ? page.lastPut : undefined,
  };
};

/** Undefined where a page leads to no designer. */
export const wayOnOf = ({
  page,
}: RecordedView): Pick<ProductData, 'designer' | 'designerBase'> | undefined =>
  page.kind === 'page' ? page.product : undefined;

/** Whatever query, fragment or path below it the link hands over. */
export const leadsTo = (base: string, href: string): boolean =>
  href.startsWith(base) && /^(?:$|[/?#&])/u.test(href.slice(base.length));
