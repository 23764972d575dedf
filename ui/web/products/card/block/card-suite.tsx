import type { PictureAttributes } from '../../../../../core/domain/image/attributes.ts';
import { PageSection } from '../../../../components/page-section/page-section.tsx';
import { PriceListNote, PriceTag } from '../../../../components/price/price.tsx';
import { Tiles } from '../../../../components/tiles/tiles.tsx';
import { useText } from '../../../../messages/text.tsx';

type SuiteItem = {
  readonly label: string;
  readonly href: string;
  readonly picture: PictureAttributes;
  /** Printed: the least that one of it costs. */
  readonly from: string;
};

type CardSuiteProps = {
  /** Of the design. */
  readonly name: string;
  readonly items: readonly SuiteItem[];
  /** Printed: the least that one of each costs, with the card itself. */
  readonly whole: string;
  readonly shippingHref: string;
};

/** What belongs to a card, to go on to in the same colours. */
export const CardSuite = ({ name, items, whole, shippingHref }: CardSuiteProps) => {
  const text = useText();
  return (
    <PageSection headline={text('card.suite', { name })} id="suite">
      <Tiles
        items={items.map(({ label, href, picture, from }) => ({
          link: { text: label, href },
          picture: { ...picture, alt: '' },
          detail: (
            <PriceTag price={{ current: text('card.each', { price: from }) }} size="s" isFrom />
          ),
        }))}
      />
      <div>
        <p>{text('card.suite-whole', { price: whole })}</p>
        <PriceListNote prices={[]} shippingHref={shippingHref} />
      </div>
    </PageSection>
  );
};
