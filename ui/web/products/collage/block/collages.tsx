import { articleOfHref } from '../../../../../core/domain/products/article-key.ts';
import { formatWithUnit } from '../../../../../core/domain/format/format.ts';
import { sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import { printPrice, type PriceStyle } from '../../../../../core/domain/money/price-style.ts';
import type { Money } from '../../../../../core/domain/money/money.ts';
import type { ProductOption } from '../../../../../core/domain/products/product.ts';
import {
  collageChoices,
  type CollageChoice,
} from '../../../../../core/domain/products/collage/collage-choices.ts';
import type { CollageDesign } from '../../../../../core/domain/products/collage/collage-design.ts';
import {
  smallestPhoto,
  templateSheet,
} from '../../../../../core/domain/products/collage/collage-geometry.ts';
import type {
  CollageOffer,
  ShownCollage,
} from '../../../../../core/domain/products/collage/collage-offer.ts';
import { printCollageSelection } from '../../../../../core/domain/products/collage/collage-selection.ts';
import type { CollagesBlock } from '../../../../../core/domain/products/collage/collages-block.ts';
import { addressWith, printPairs } from '../../../../../core/domain/query/query.ts';
import type { ReactNode } from 'react';

import { shownPrice } from '../../../../components/price/shown-price.ts';
import { ButtonLink } from '../../../../components/button/button.tsx';
import type { Configuration } from '../../../../components/configurator/configuration.ts';
import { Configurator } from '../../../../components/configurator/configurator.tsx';
import { FactList, type NamedFact } from '../../../../components/fact-list/fact-list.tsx';
import { Notice } from '../../../../components/notice/notice.tsx';
import {
  Options,
  type ConfigurationOption,
} from '../../../../components/option-list/option-list.tsx';
import { drawnOptions } from '../../../../components/option-list/option-tiles.ts';
import { PageSection } from '../../../../components/page-section/page-section.tsx';
import type { KeepWish } from '../../../../components/wish-button/wish-button.tsx';
import { useText } from '../../../../messages/text.tsx';
import { CollageDrawing } from './collage-drawing.tsx';
import { anchorsOf, collageDrawings, drawnCollage } from './collage-options.tsx';
import styles from './collages.module.css';

type CollagesViewProps = {
  readonly block: CollagesBlock;
  readonly locale: Locale;
  readonly moneyStyle: PriceStyle;
  readonly offer: CollageOffer;
  /** The frame and the options that the prices include. */
  readonly componentFacts: readonly NamedFact[];
  readonly choice: CollageChoice;
  /** Where the designer answers; undefined where its address is not safe. */
  readonly designerBase: string | undefined;
  readonly shippingHref: string;
  /** Undefined where no service says so. */
  readonly shippingFrom: Money | undefined;
  readonly delivery: ReactNode;
  /** Left out in plain HTML. */
  readonly keepWish?: KeepWish | undefined;
};

/**
 * For a collage without photos of the visitor's own; neighbours differ in subject and brightness.
 */
const sampleMotifs = [
  'mountains-1',
  'moon-2',
  'botanical-1',
  'waves-1',
  'dunes-1',
  'city-1',
  'paper-1',
  'mountains-2',
  'botanical-3',
] as const;

/** From this many photos on, all are small. */
const manyPhotos = 8;

const samplesOf = ({ tiles }: CollageDesign): readonly string[] =>
  sampleMotifs
    .slice(0, tiles.length)
    .map(
      (name) =>
        sourceAttributes(
          tiles.length < manyPhotos ? 'motif' : 'motif-small',
          `leadimage/${name}/motif.jpg`,
        ).src,
    );

const wayOnOf = ({ choice, designerBase, locale }: CollagesViewProps): string | undefined =>
  designerBase && addressWith(designerBase, collageChoices.printChoice(choice, { locale }));

type ShownProps = CollagesViewProps & {
  readonly shown: ShownCollage;
  readonly options: readonly ConfigurationOption[];
};

/** Without prices there is nothing to choose. */
const useConfiguration = (props: ShownProps): Configuration => {
  const { block, choice, delivery, locale, moneyStyle, offer, options, shippingFrom } = props;
  const { design } = props.shown;
  const text = useText();
  const photos = text('collage.photos', { count: design.tiles.length });
  const option = choice.chosen?.option;
  const size = option && formatWithUnit(locale, option.format);
  const href = wayOnOf(props);
  return {
    name: design.name,
    size: size ?? '',
    options,
    stage: (
      <CollageDrawing
        collage={drawnCollage(design, option?.format ?? templateSheet(design))}
        size="large"
        samples={samplesOf(design)}
        label={size === undefined ? photos : text('collage.drawing', { photos, format: size })}
      />
    ),
    price: option && {
      shown: shownPrice(moneyStyle, option.price),
      shippingHref: props.shippingHref,
      shippingFrom: shippingFrom && printPrice(moneyStyle, shippingFrom),
    },
    delivery,
    handOff:
      href === undefined || offer.work.kind === 'not-sold'
        ? undefined
        : {
            href,
            label: block.startLabel,
            wish: option && {
              locale,
              keep: props.keepWish,
              article: articleOfHref('collage', href),
            },
          },
  };
};

const hrefWithoutComponents = ({ selection }: CollageChoice, anchor: string): string =>
  `?${printPairs(printCollageSelection({ ...selection, components: [] }))}#${anchor}`;

const Head = ({
  block,
  choice,
  locale,
  offer: { work },
  componentFacts,
  shown: { design, missing },
}: ShownProps) => {
  const text = useText();
  const format = choice.chosen?.option.format;
  return (
    <>
      {missing !== undefined && (
        <Notice tone="warning">
          <p>{text('collage.missing', { id: String(missing) })}</p>
        </Notice>
      )}
      <div>
        <h3>{design.name}</h3>
        <p className={styles['facts']}>
          {text('collage.photos', { count: design.tiles.length })}
          {format !== undefined && (
            <>
              {' · '}
              <span>{formatWithUnit(locale, format)}</span>
              {' · '}
              <span>
                {text('collage.smallest', {
                  format: formatWithUnit(locale, smallestPhoto(design, format)),
                })}
              </span>
            </>
          )}
        </p>
        <p className={styles['facts']}>
          <a href={`#${anchorsOf(block).templates}`}>{text('collage.to-templates')}</a>
        </p>
      </div>
      {componentFacts.length > 0 && (
        <div>
          <FactList facts={componentFacts} />
          <p className={styles['facts']}>
            <a href={hrefWithoutComponents(choice, anchorsOf(block).collage)}>
              {text('collage.without-components')}
            </a>
          </p>
        </div>
      )}
      {work.kind !== 'priced' && (
        <Notice tone="warning">
          <p>{text(`collage.${work.kind}`)}</p>
        </Notice>
      )}
    </>
  );
};

const Shown = (props: ShownProps) => (
  <Configurator
    layout="section"
    configuration={useConfiguration(props)}
    head={<Head {...props} />}
  />
);

const Unavailable = (props: CollagesViewProps) => {
  const text = useText();
  const href = wayOnOf(props);
  return (
    <>
      <Notice tone="warning">
        <p>{text('collage.unavailable')}</p>
      </Notice>
      {href !== undefined && (
        <div>
          <ButtonLink href={href}>{props.block.startLabel}</ButtonLink>
        </div>
      )}
    </>
  );
};

type TemplatesProps = {
  readonly offer: CollageOffer;
  readonly filters: readonly ConfigurationOption[];
  readonly templates: readonly ConfigurationOption[];
  /** To all templates. */
  readonly allHref: string;
};

/** Filtered by number of photos and orientation. */
const Templates = ({ offer, filters, templates, allHref }: TemplatesProps) => {
  const text = useText();
  if (offer.templates === undefined)
    return (
      <Notice tone="warning">
        <p>{text('collage.templates-unavailable')}</p>
      </Notice>
    );
  return (
    <div className={styles['templates']}>
      <div className={styles['filters']}>
        <Options options={filters} />
      </div>
      {offer.templates.groups.length === 0 && (
        <Notice>
          <p>{text('collage.none')}</p>
          <ButtonLink href={allHref} tone="quiet">
            {text('collage.show-all')}
          </ButtonLink>
        </Notice>
      )}
      <Options options={templates} />
    </div>
  );
};

const isOfArticle = ({ name }: ProductOption): boolean => name === 'material' || name === 'format';

const isFilter = ({ name }: ProductOption): boolean => name === 'number' || name === 'orientation';

/** The address of a page's filters without any. */
const hrefToAll = (filters: readonly ProductOption[], anchor: string): string => {
  const keys = new Set(filters.map(({ key }) => key));
  const kept = filters[0]?.values[0]?.pairs.filter(([name]) => !keys.has(name)) ?? [];
  return `?${printPairs(kept)}#${anchor}`;
};

/** The collage that is chosen with its materials and formats, and all templates. */
export const CollagesView = (props: CollagesViewProps) => {
  const { block, choice, locale, offer } = props;
  const { shown } = offer;
  const text = useText();
  const anchors = anchorsOf(block);
  const options = collageChoices.options(choice, offer);
  const own = collageDrawings({
    anchors,
    locale,
    moneyStyle: props.moneyStyle,
    text,
    offer,
    choice,
  });
  const drawn = (those: (option: ProductOption) => boolean) =>
    drawnOptions(options.filter(those), own);
  return (
    <>
      <PageSection headline={block.headline} id={block.id}>
        {shown === undefined ? (
          <Unavailable {...props} />
        ) : (
          <Shown {...props} shown={shown} options={drawn(isOfArticle)} />
        )}
      </PageSection>
      <PageSection headline={block.templatesHeadline} id={anchors.templates}>
        <Templates
          offer={offer}
          filters={drawn(isFilter)}
          templates={drawn(({ name }) => name === 'template')}
          allHref={hrefToAll(options.filter(isFilter), anchors.templates)}
        />
      </PageSection>
    </>
  );
};
