import { E, type TE } from '../../core/fp.ts';
import type { StorefrontPorts } from '../../ui/web/storefront-request.ts';

/** Ports that notice whether a service did not answer: a page without its answer is not whole. */
type NoticingPorts = { readonly ports: StorefrontPorts; readonly isWhole: () => boolean };

/** Puts a watch around the ports of one page. Errors with a reason are the service's fault. */
export const noticeOutages = (ports: StorefrontPorts): NoticingPorts => {
  let isWhole = true;
  const noticed =
    <Question extends readonly unknown[], Error extends object, A>(
      ask: (...question: Question) => TE.TaskEither<Error, A>,
    ) =>
    (...question: Question): TE.TaskEither<Error, A> =>
    async () => {
      const answer = await ask(...question)();
      if (E.isLeft(answer) && 'reason' in answer.left) isWhole = false;
      return answer;
    };
  const { collageGroups, collages, content, customerPictures, expressShop } = ports;
  const { articlePrices, optionPrices, prices, shipping, skuContainers } = ports;
  return {
    isWhole: () => isWhole,
    ports: {
      ...ports,
      content: {
        page: noticed(content.page),
        chrome: noticed(content.chrome),
        navigation: noticed(content.navigation),
      },
      prices: {
        formats: noticed(prices.formats),
        from: noticed(prices.from),
        article: noticed(prices.article),
        limits: noticed(prices.limits),
      },
      articlePrices: { price: noticed(articlePrices.price) },
      optionPrices: {
        surcharges: noticed(optionPrices.surcharges),
        frameParts: noticed(optionPrices.frameParts),
      },
      skuContainers: { container: noticed(skuContainers.container) },
      shipping: { information: noticed(shipping.information) },
      expressShop: { offer: noticed(expressShop.offer) },
      customerPictures: { list: noticed(customerPictures.list) },
      collages: { design: noticed(collages.design) },
      collageGroups: {
        all: noticed(collageGroups.all),
        group: noticed(collageGroups.group),
      },
    },
  };
};
