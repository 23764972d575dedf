import type { Page } from '../../../../core/domain/content/page.ts';
import { usualVariant } from '../../../../core/domain/artwork/artwork.ts';
import { printSource } from '../../../../core/domain/image/sources.ts';
import { localeTable, type Locale } from '../../../../core/domain/locale/locales.ts';
import type { CardBlock } from '../../../../core/domain/products/card/card-block.ts';
import { cardChoices } from '../../../../core/domain/products/card/card-choices.ts';
import type { DesignedCard } from '../../../../core/domain/products/card/card-hand-off.ts';
import {
  cardOccasionLabel,
  cardPieceLabel,
} from '../../../../core/domain/products/card/card-label.ts';
import type { CardOffer } from '../../../../core/domain/products/card/card-offer.ts';
import { cardOverviewSlug } from '../../../../core/domain/products/card/overview-address.ts';
import { cardPrice } from '../../../../core/domain/products/card/card-price.ts';
import type { CardTheme } from '../../../../core/domain/products/card/card-theme.ts';
import { stillScene } from '../../../../core/domain/products/card/occasion-stills.ts';
import { designedFront } from '../../../../core/domain/products/card/designs/front-of-picture.ts';
import { cardExpressHoursIn } from '../../../../core/domain/products/card/express.ts';
import { centimetreFormatOf } from '../../../../core/domain/format/millimetre-format.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import type { AddressScope } from '../../../../core/domain/products/product.ts';
import { E } from '../../../../core/fp.ts';
import { showCard, type SuitePiece } from '../../../../core/usecases/card/show-card.ts';
import { compileMessages } from '../../../messages/compile.ts';
import { textOf, type Text } from '../../../messages/text.tsx';
import { readsSelection } from '../../configurator/reads-selection.ts';
import { loadDelivery } from '../../shell/load-delivery.ts';
import { resolveLink, resolveLinks, type ContentLinks } from '../../shell/resolve-link.ts';
import { pageTitle } from '../../shell/shop-names.ts';
import { siteLinks } from '../../shell/site-links.ts';
import type { LoadedProduct, ProductOffers, ProductRequest } from '../product.ts';
import type { CardData, ShownPiece } from './card-data.ts';
import { wordsOfCard } from './card-words.ts';
import { unpricedCard } from './unpriced-card.tsx';

/** The page in the words of its design: its content speaks of any. */
const pageOfTheme = (page: Page, locale: Locale, text: Text, theme: CardTheme): Page => {
  const { id, name, occasion, facts } = theme;
  const words = { name, card: cardPieceLabel(locale, theme), count: facts.variants.length };
  const headline = text('card.headline', words);
  const picture = {
    source: printSource({
      kind: 'artwork',
      design: id,
      variant: usualVariant,
      locale,
      view: 'laid',
    }),
    alternative: headline,
  };
  return {
    ...page,
    title: pageTitle('kartenliebe', text('card.title', words)),
    description: text('card.description', words),
    ogImages: [picture],
    breadcrumb: [
      ...page.breadcrumb,
      {
        text: cardOccasionLabel(locale, occasion),
        url: `/${cardOverviewSlug(localeTable[locale].language, { key: 'category', value: occasion })}`,
      },
      { text: name, url: `/themes/${id}` },
    ],
    teaser: page.teaser && { ...page.teaser, headline },
  };
};

const shownSuite = (
  locale: Locale,
  links: ContentLinks,
  suite: readonly SuitePiece[],
): readonly ShownPiece[] =>
  suite.flatMap(({ theme, from }) => {
    const { id, facts } = theme;
    const { href } = resolveLink(links, `/themes/${id}`) ?? {};
    return href === undefined
      ? []
      : [
          {
            id,
            label: cardPieceLabel(locale, theme),
            href,
            variants: facts.variants,
            from: from.priceCurrent,
          },
        ];
  });

/** What the page shows before anything is chosen. */
const offersOf = (offer: CardOffer, scope: AddressScope): ProductOffers | undefined => {
  const choice = cardChoices.readAddress([], scope, offer);
  const price = cardPrice(offer, choice);
  const [{ format }] = offer.formats;
  return (
    price && {
      shownPrice: price.total.priceCurrent,
      shownFormat: centimetreFormatOf({ ...format, unit: 'mm' }),
      extraDays: 0,
    }
  );
};

/**
 * Whether a choice has all that an address selects: addresses of what there is not have no end, and
 * their pages are not kept.
 */
const isAsAsked = (search: string, choice: DesignedCard, offer: CardOffer): boolean => {
  const options = cardChoices.options(choice, offer);
  return acceptedQuery('card', search).every(
    ([name, value]) =>
      name === 'isSample' ||
      options.some(
        ({ key, values }) =>
          key === name && values.some((one) => one.isChosen && one.value === value),
      ),
  );
};

/** Loads the design that the page's address names, with all that can be chosen of it. */
export const loadCard = async ({
  request,
  decision,
  page,
  block,
}: ProductRequest<CardBlock>): Promise<LoadedProduct<CardData>> => {
  const { ports, url } = request;
  const { locale, route, site } = decision;
  const scope = { channel: site.channel, locale };
  const [shown, delivery] = await Promise.all([
    showCard(scope, route.kind === 'theme' ? route.id : '')(ports)(),
    loadDelivery(ports, scope),
  ]);
  if (E.isLeft(shown))
    return shown.left.kind === 'theme-not-found'
      ? { kind: 'missing-product', status: 404, code: 'storyblok-page-not-found' }
      : { kind: 'missing-product', status: 503, code: 'overview-container-load-failed' };
  const { theme, offer, suite } = shown.right;
  const text = textOf({ locale, messages: compileMessages(locale) });
  const named = pageOfTheme(page, locale, text, theme);
  if (offer === undefined)
    return { kind: 'unpriced', draw: unpricedCard(theme, locale), page: named };
  const links = siteLinks(request, decision.canonicalPath);
  const [more] = resolveLinks(links, block.moreLink ? [block.moreLink] : []);
  const choice = cardChoices.readAddress(acceptedQuery('card', url.search), scope, offer);
  const { headline, startLabel, sampleLabel, sampleText } = block;
  return {
    kind: 'product',
    product: {
      product: 'card',
      designer: 'card',
      designerBase: ports.designerBases.card,
      dialog: undefined,
      block: { headline, startLabel, sampleLabel, sampleText },
      card: {
        name: theme.name,
        offer,
        ...wordsOfCard(locale, text, offer),
        hasStill: stillScene(theme, locale) !== undefined,
        suite: shownSuite(locale, links, suite),
        expressHours: cardExpressHoursIn(locale),
        front: designedFront(theme.id, locale),
        delivery,
      },
      more: more && { text: more.text, href: more.href },
    },
    isShared: readsSelection(url.search, 'card') && isAsAsked(url.search, choice, offer),
    offers: offersOf(offer, scope),
    page: named,
  };
};
