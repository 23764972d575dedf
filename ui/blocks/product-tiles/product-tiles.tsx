import type { ProductTilesBlock } from '../../../core/domain/content/blocks/product-tiles.ts';
import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { LowestPrice } from '../../../core/domain/money/lowest-price.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { PriceNote, PriceTag } from '../../components/price/price.tsx';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { resolvedLink } from '../block-view.ts';
import { deliveredIn } from '../delivered-in.ts';
import type { LoadedBlockViewProps } from '../draw-blocks.tsx';
import { shownPriceIn } from '../shown-price-in.ts';
import { shippingHref } from '../shipping-href.ts';
import type { ProductTilesData } from './loader.ts';

type TilePriceProps = {
  readonly lowest: LowestPrice | undefined;
  readonly locale: Locale;
  readonly shippingHref: string;
};

/** With its legal notes. */
export const TilePrice = ({ lowest, locale, ...shipping }: TilePriceProps) => {
  if (lowest === undefined) return null;
  const price = shownPriceIn(locale, lowest.price);
  return (
    <>
      <PriceTag price={price} size="s" isFrom={lowest.isFrom} />
      <PriceNote price={price} {...shipping} delivered={deliveredIn(locale, lowest.price)} />
    </>
  );
};

type ProductTilesViewProps = LoadedBlockViewProps<ProductTilesBlock, ProductTilesData>;

/** A tile whose link is refused is left out. */
export const ProductTilesBlockView = ({
  block,
  data,
  resolveLink,
  locale,
}: ProductTilesViewProps) => {
  const shipping = shippingHref(resolveLink, locale);
  return (
    <PageSection headline={block.headline}>
      <Tiles
        items={block.items.flatMap(({ link, text, picture }, position) => {
          const resolved = resolvedLink(resolveLink, link);
          return resolved === undefined
            ? []
            : [
                {
                  link: resolved,
                  text,
                  picture: {
                    ...sourceAttributes('tile', picture.source),
                    alt: picture.alternative,
                  },
                  detail: (
                    <TilePrice
                      lowest={data?.prices[position]}
                      locale={locale}
                      shippingHref={shipping}
                    />
                  ),
                },
              ];
        })}
      />
    </PageSection>
  );
};
