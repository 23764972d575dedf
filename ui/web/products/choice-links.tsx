/** Products as plain HTML, beside the live one of their page or within an A/B block. */
import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import { sourceAttributes } from '../../../core/domain/image/attributes.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { LowestPrice } from '../../../core/domain/money/lowest-price.ts';
import type { SoldPageName } from '../../../core/domain/products/declarations.ts';
import type { PageChoices } from '../../../core/domain/products/product.ts';
import { addressWith, withQuery } from '../../../core/domain/query/query.ts';
import { productPageSegment } from '../../../core/domain/routing/product-pages.ts';
import { priceThings } from '../../../core/usecases/price-things.ts';
import type { BlockRequest } from '../../blocks/block-loader.ts';
import { loadedBlock, type LoadedBlockViewProps } from '../../blocks/draw-blocks.tsx';
import { TilePrice } from '../../blocks/product-tiles/product-tiles.tsx';
import { shippingHref } from '../../blocks/shipping-href.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Tiles } from '../../components/tiles/tiles.tsx';

type LinkingBlock = {
  readonly id: string;
  readonly headline: string;
  readonly startLabel: string;
};

/** One value of the product's first option: its page opens with it. */
type ChoiceLink = {
  readonly name: string;
  readonly url: string;
  /** A source of the media library. */
  readonly picture: string;
  /** The least that it costs; undefined where its price cannot be had. */
  readonly price: LowestPrice | undefined;
};

type ChoiceLinks = { readonly links: readonly ChoiceLink[]; readonly startHref: string };

type LinkedProduct<Block, Choice, Offer> = {
  readonly designer: DesignerProduct;
  readonly page: (block: Block) => SoldPageName;
  readonly show: (request: BlockRequest, block: Block) => Promise<Offer | undefined>;
  readonly choices: PageChoices<Choice, Offer>;
  readonly nameOf: (locale: Locale, choice: Choice) => string;
  readonly pictureOf: (locale: Locale, choice: Choice) => string;
};

export const ChoiceLinksView = ({
  block: { id, headline, startLabel },
  data,
  locale,
  resolveLink,
}: LoadedBlockViewProps<LinkingBlock, ChoiceLinks>) => (
  <PageSection headline={headline} id={id}>
    {data === undefined ? (
      <p>{startLabel}</p>
    ) : (
      <>
        <Tiles
          items={data.links.flatMap(({ name, url, picture, price }) => {
            const link = resolveLink(url);
            return link === undefined
              ? []
              : [
                  {
                    link: { ...link, text: name },
                    picture: { ...sourceAttributes('tile', picture), alt: '' },
                    detail: (
                      <TilePrice
                        lowest={price}
                        locale={locale}
                        shippingHref={shippingHref(resolveLink, locale)}
                      />
                    ),
                  },
                ];
          })}
        />
        <div>
          <ButtonLink href={data.startHref}>{startLabel}</ButtonLink>
        </div>
      </>
    )}
  </PageSection>
);

/**
 * What can be chosen first of a product, each with the least that it costs, as links to its page; and
 * the way to its designer with what is usual. A page has one product that is chosen from on the spot.
 */
export const choiceLinksBlock = <Block extends LinkingBlock, Choice, Offer>({
  designer,
  page: pageOf,
  show,
  choices,
  nameOf,
  pictureOf,
}: LinkedProduct<Block, Choice, Offer>) =>
  loadedBlock<Block, ChoiceLinks>({
    View: ChoiceLinksView,
    load: async (block, request) => {
      const { scope, ports } = request;
      const { locale } = scope;
      const offer = await show(request, block);
      if (offer === undefined) return undefined;
      const usual = choices.readAddress([], scope, offer);
      const [first] = choices.options(usual, offer);
      const queries = (first?.values ?? []).map(
        ({ value }) => [[first?.key ?? '', value]] as const,
      );
      const page = pageOf(block);
      const prices = await priceThings(
        scope,
        queries.map((query) => ({ kind: 'product', page, query })),
      )(ports)();
      return {
        links: queries.map((query, position) => {
          const choice = choices.readAddress(query, scope, offer);
          return {
            name: nameOf(locale, choice),
            url: withQuery(`/${productPageSegment(page, locale)}`, Object.fromEntries(query)),
            picture: pictureOf(locale, choice),
            price: prices[position],
          };
        }),
        startHref: addressWith(
          ports.designerBases[designer],
          choices.printChoice(usual, { locale }),
        ),
      };
    },
  });
