/** Collages as plain HTML, beside the live product of their page or within an A/B block. */
import { moneyStyles } from '../../../../core/domain/money/money-styles.ts';
import type { CollagesBlock } from '../../../../core/domain/products/collage/collages-block.ts';
import type { LoadBlock } from '../../../blocks/block-loader.ts';
import type { LoadedBlockViewProps } from '../../../blocks/draw-blocks.tsx';
import { shippingHref } from '../../../blocks/shipping-href.ts';
import { Delivery } from '../../../components/delivery/delivery.tsx';
import { useText } from '../../../messages/text.tsx';
import { deliveryInWords } from '../../configurator/use-delivery.ts';
import { loadDelivery } from '../../shell/load-delivery.ts';
import { CollagesView } from './block/collages.tsx';
import { loadCollages } from './block/loader.ts';
import type { DeliveredCollages } from './collage-data.ts';
import { componentFacts } from './component-facts.ts';
import { extraDaysOf } from './extra-days.ts';

/** Collages with the promise of delivery that is written beside their price. */
export const loadDeliveredCollages: LoadBlock<CollagesBlock, DeliveredCollages> = async (
  block,
  request,
) => {
  const [collages, delivery] = await Promise.all([
    loadCollages(block, request),
    loadDelivery(request.ports, request.scope),
  ]);
  return (
    collages && {
      ...collages,
      componentFacts: componentFacts(request.scope, collages.offer.work),
      delivery,
    }
  );
};

/** Of a block whose loader failed. */
const nothing: DeliveredCollages = {
  offer: { shown: undefined, work: { kind: 'unpriced' }, templates: undefined },
  choice: { selection: {}, collageId: 0, design: {}, chosen: undefined },
  designerBase: undefined,
  componentFacts: [],
  delivery: undefined,
};

export const CollagesBlockView = ({
  block,
  data = nothing,
  locale,
  resolveLink,
}: LoadedBlockViewProps<CollagesBlock, DeliveredCollages>) => {
  const text = useText();
  const { delivery, ...collages } = data;
  const promise =
    delivery?.promise && deliveryInWords(text, delivery.promise, extraDaysOf(collages.choice));
  return (
    <CollagesView
      {...collages}
      block={block}
      locale={locale}
      moneyStyle={moneyStyles[locale]}
      shippingHref={shippingHref(resolveLink, locale)}
      shippingFrom={delivery?.shippingFrom}
      delivery={<Delivery promise={promise} />}
    />
  );
};
