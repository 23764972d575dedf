import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import { shownValue, type HandOffRefusal } from '../../../core/domain/designer/refusals.ts';
import { parseDesignerQuery, printDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import { E } from '../../../core/fp.ts';
import { isOutage } from '../../../core/ports/outage.ts';
import { completeHandOff } from '../../../core/usecases/complete-hand-off.ts';
import { showPersonal } from '../../../core/usecases/show-articles.ts';
import { ownPagesOf, type ShownFront } from '../../blocks/article-picture.tsx';
import type {
  DesignerRefusal,
  ReceivedHandOff,
} from '../../components/designer-summary/designer-summary.tsx';
import { compileMessages } from '../../messages/compile.ts';
import { textOf } from '../../messages/text.tsx';
import { factsOf, parameterLabel, type Words } from '../products/at-designer.ts';
import { productAtDesigner } from '../products/load-at-designer.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { placeOf } from '../shell/request-place.ts';
import { contextFacts, contextIdentifiers } from './context-facts.ts';
import { personalForm } from './personal-form.ts';
import { handOffOrder } from './hand-off-order.ts';

/**
 * What a designer makes of a hand-off. `handOff` is what it was handed, with what its defaults stand
 * for; `outage` says that a service did not answer without which nothing can be shown.
 */
export type Receipt =
  | {
      readonly kind: 'received';
      readonly received: ReceivedHandOff;
      readonly handOff: DesignerHandOff;
      readonly front: ShownFront | undefined;
    }
  | {
      readonly kind: 'refused';
      readonly refusal: DesignerRefusal;
      /** 404 for a design that does not exist. */
      readonly status: 400 | 404;
    }
  | { readonly kind: 'outage' };

/** The language of a request's page. */
export const wordsOf = (request: StorefrontRequest): Words => {
  const { locale } = placeOf(request);
  return { locale, text: textOf({ locale, messages: compileMessages(locale) }) };
};

/** A refusal by the core, or of what is not sold here. */
type Refusal =
  | HandOffRefusal
  | { readonly kind: 'not-sold' | 'unknown'; readonly parameter: string; readonly value: string };

/**
 * Reads what a designer is handed with the same core that wrote it, completes what its defaults
 * stand for, and says it in words. Without a format the price service must answer, as it alone knows
 * the initial one.
 */
export const receiveHandOff = async <Designer extends DesignerProduct>(
  request: StorefrontRequest,
  designer: Designer,
): Promise<Receipt> => {
  const { ports, url } = request;
  const { channel } = placeOf(request).site;
  const words = wordsOf(request);
  const product = await productAtDesigner(designer);
  const facts = [...product.facts, ...contextFacts];
  const identifiers = [...product.identifiers, ...contextIdentifiers];
  const named = [...facts, ...identifiers];
  const refuse = (refusal: Refusal, status: 400 | 404 = 400): Receipt => {
    const { kind, parameter, value } = refusal;
    const told = {
      fact: parameterLabel(named, parameter, words),
      parameter,
      value: shownValue(value),
    };
    if (kind !== 'not-together') return { kind: 'refused', status, refusal: { kind, ...told } };
    const { conflictsWith } = refusal;
    const other = parameterLabel(named, conflictsWith, words);
    return { kind: 'refused', status, refusal: { kind, ...told, other, conflictsWith } };
  };

  const read = parseDesignerQuery(designer, [...url.searchParams], {
    now: ports.clock.now(),
    channel,
  });
  if (E.isLeft(read)) return refuse(read.left);
  // An article that is not sold here is refused by what names it, which is printed first.
  const [[parameter, value] = ['', '']] = printDesignerQuery(read.right);
  const scope = { channel, locale: read.right.locale };
  const completed = await completeHandOff<Designer>(scope, read.right)(ports)();
  if (E.isLeft(completed)) {
    if (!isOutage(completed.left)) return refuse({ kind: 'not-sold', parameter, value });
    ports.log.report('prices-unavailable', { reason: completed.left.reason });
    return { kind: 'outage' };
  }
  const handOff =
    product.identify === undefined
      ? completed.right
      : await product.identify(completed.right, ports);
  if (handOff === undefined) return refuse({ kind: 'unknown', parameter, value }, 404);
  const [shown, order, personal] = await Promise.all([
    product.show({ handOff, words, request }),
    handOffOrder(request, handOff),
    showPersonal(handOff)({
      pictureUploads: ports.pictureUploads(request.cookies ?? '', scope),
      personalisations: ports.personalisations(request.cookies ?? ''),
      log: ports.log,
    }),
  ]);
  if (shown === undefined) return refuse({ kind: 'not-sold', parameter, value });
  const { front, ...received } = shown;
  return {
    kind: 'received',
    handOff,
    front: front && { ...front, own: ownPagesOf(personal) },
    received: {
      kind: 'received',
      ...received,
      facts: factsOf(facts, handOff, words),
      identifiers: factsOf(identifiers, handOff, words),
      personal: personalForm(handOff, personal, url, words),
      order,
    },
  };
};
