import { useText } from '../../messages/text.tsx';
import { ButtonLink } from '../button/button.tsx';
import { CollageDrawing, type DrawnCollage } from '../collage-drawing/collage-drawing.tsx';
import type { Configuration } from '../configurator/configuration.ts';
import { Configurator } from '../configurator/configurator.tsx';
import { Delivery, type DeliveryPromise } from '../delivery/delivery.tsx';
import { FormatTileContent, longestSideOf, type FormatTile } from '../format-tile/format-tile.tsx';
import { LinkTile, LinkTiles, LinkTileWords } from '../link-tiles/link-tiles.tsx';
import { Notice } from '../notice/notice.tsx';
import type { ConfigurationOption } from '../option-list/option-list.tsx';
import { PriceTag, type ShownPrice } from '../price/price.tsx';
import styles from './collage-choice.module.css';

/** Without an address it cannot be had. */
type Chosen = { readonly href: string | undefined; readonly isSelected: boolean };

/** With prices, or why there are none. */
export type CollageWorkChoice =
  | {
      readonly kind: 'priced';
      readonly materials: readonly (Chosen & {
        readonly label: string;
        /** In the chosen format, else in the one that the material starts with. */
        readonly price: ShownPrice | undefined;
      })[];
      readonly formats: readonly (Chosen & { readonly tile: FormatTile })[];
      /** Of all sides: `cm`. */
      readonly unit: string;
      /** With its unit, and the smallest photo's size in it. */
      readonly format: string;
      readonly smallest: string;
      readonly price: ShownPrice;
      readonly shippingFrom: string | undefined;
    }
  | { readonly kind: 'unpriced' | 'not-sold' };

/** `unavailable` while its design cannot be had. */
export type CollageChoiceState =
  | {
      readonly kind: 'shown';
      readonly name: string;
      readonly photoCount: number;
      readonly drawing: DrawnCollage;
      /** Addresses of photos, shown in turn. */
      readonly samples: readonly string[];
      /** The chosen id, where there is no such collage and another one is shown. */
      readonly missing: string | undefined;
      readonly work: CollageWorkChoice;
    }
  | { readonly kind: 'unavailable' };

type CollageChoiceProps = {
  readonly state: CollageChoiceState;
  /** With the whole selection; undefined where its address is not safe. */
  readonly designer: string | undefined;
  readonly startLabel: string;
  readonly locale: string;
  /** Undefined where `designer` is. */
  readonly wish: readonly (readonly [name: string, value: string])[] | undefined;
  readonly shippingHref: string;
  readonly delivery: DeliveryPromise | undefined;
  /** Ids in the page that these links lead to. */
  readonly anchors: Readonly<Record<'materials' | 'formats' | 'templates', string>>;
};

type PricedWork = Extract<CollageWorkChoice, { readonly kind: 'priced' }>;

const useOptions = (
  work: PricedWork | undefined,
  anchors: CollageChoiceProps['anchors'],
): readonly ConfigurationOption[] => {
  const text = useText();
  if (work === undefined) return [];
  const { materials, formats, unit } = work;
  const longestSide = longestSideOf(formats.map(({ tile }) => tile));
  return [
    {
      kind: 'own',
      id: anchors.materials,
      drawing: (
        <LinkTiles headline={text('calculator.material')} id={anchors.materials}>
          {materials.map(({ label, price, ...chosen }) => (
            <LinkTile {...chosen} key={label}>
              <LinkTileWords>
                <span>{label}</span>{' '}
                {price && <PriceTag price={{ current: price.current }} size="s" />}
              </LinkTileWords>
            </LinkTile>
          ))}
        </LinkTiles>
      ),
    },
    {
      kind: 'own',
      id: anchors.formats,
      drawing: (
        <LinkTiles
          headline={text('calculator.format')}
          detail={text('calculator.format-unit', { unit })}
          id={anchors.formats}
        >
          {formats.map(({ tile, ...chosen }) => (
            <LinkTile {...chosen} key={tile.sides}>
              <FormatTileContent tile={tile} longestSide={longestSide} />
            </LinkTile>
          ))}
        </LinkTiles>
      ),
    },
  ];
};

type ShownCollage = Extract<CollageChoiceState, { readonly kind: 'shown' }>;

/** Without prices there is nothing to choose. */
const useConfiguration = (
  props: CollageChoiceProps,
  { name, photoCount, drawing, samples, work }: ShownCollage,
): Configuration => {
  const { designer, startLabel, anchors, locale, wish, shippingHref, delivery } = props;
  const text = useText();
  const photos = text('collage.photos', { count: photoCount });
  const priced = work.kind === 'priced' ? work : undefined;
  const options = useOptions(priced, anchors);
  return {
    name,
    size: priced?.format ?? '',
    options,
    stage: (
      <CollageDrawing
        collage={drawing}
        size="large"
        samples={samples}
        label={priced ? text('collage.drawing', { photos, format: priced.format }) : photos}
      />
    ),
    price: priced && { shown: priced.price, shippingHref, shippingFrom: priced.shippingFrom },
    delivery: <Delivery promise={delivery} />,
    handOff:
      designer === undefined || work.kind === 'not-sold'
        ? undefined
        : { href: designer, label: startLabel, wish: priced && wish && { locale, fields: wish } },
  };
};

const Head = ({
  state,
  anchors,
}: Pick<CollageChoiceProps, 'anchors'> & { readonly state: ShownCollage }) => {
  const { name, photoCount, missing, work } = state;
  const text = useText();
  const photos = text('collage.photos', { count: photoCount });
  return (
    <>
      {missing !== undefined && (
        <Notice tone="warning">
          <p>{text('collage.missing', { id: missing })}</p>
        </Notice>
      )}
      <div>
        <h3>{name}</h3>
        <p className={styles['facts']}>
          {photos}
          {work.kind === 'priced' && (
            <>
              {' · '}
              <span>{work.format}</span>
              {' · '}
              <span>{text('collage.smallest', { format: work.smallest })}</span>
            </>
          )}
        </p>
        <p className={styles['facts']}>
          <a href={`#${anchors.templates}`}>{text('collage.to-templates')}</a>
        </p>
      </div>
      {work.kind !== 'priced' && (
        <Notice tone="warning">
          <p>{text(`collage.${work.kind}`)}</p>
        </Notice>
      )}
    </>
  );
};

const Shown = (props: CollageChoiceProps & { readonly state: ShownCollage }) => (
  <Configurator
    layout="section"
    configuration={useConfiguration(props, props.state)}
    head={<Head state={props.state} anchors={props.anchors} />}
  />
);

export const CollageChoice = (props: CollageChoiceProps) => {
  const { state, designer, startLabel } = props;
  const text = useText();
  if (state.kind === 'shown') return <Shown {...props} state={state} />;
  return (
    <>
      <Notice tone="warning">
        <p>{text('collage.unavailable')}</p>
      </Notice>
      {designer !== undefined && (
        <div>
          <ButtonLink href={designer}>{startLabel}</ButtonLink>
        </div>
      )}
    </>
  );
};
