import type { ReactNode } from 'react';

import { BuyBar } from '../buy-bar/buy-bar.tsx';
import { ButtonLink } from '../button/button.tsx';
import { OptionList, Options, type OptionListProps } from '../option-list/option-list.tsx';
import { PriceNote, PriceTag } from '../price/price.tsx';
import { WishButton } from '../wish-button/wish-button.tsx';
import type { Configuration } from './configuration.ts';
import styles from './configurator.module.css';

type Drawn = { readonly configuration: Configuration };

const Price = ({ configuration: { price } }: Drawn) => {
  if (price === undefined) return null;
  const { shown, isFrom, ...note } = price;
  return (
    <>
      <PriceTag price={shown} size="l" isFrom={isFrom} />
      <PriceNote price={shown} {...note} />
    </>
  );
};

/** Stays in view with the chosen size and its price. */
const WayOn = ({ configuration: { handOff, price, size } }: Drawn) =>
  handOff && (
    <>
      {handOff.wish && <WishButton {...handOff.wish} />}
      <BuyBar
        href={handOff.href}
        onGo={handOff.onGo}
        label={handOff.label}
        chosen={size}
        price={price?.shown}
        note={
          price && (
            <PriceNote
              price={{ current: price.shown.current }}
              shippingHref={price.shippingHref}
              shippingCost={price.shippingCost}
            />
          )
        }
      />
    </>
  );

type PageProps = Drawn & {
  readonly list: Pick<OptionListProps, 'headline' | 'status' | 'chosen'>;
  /** Without it the product's name is the headline. */
  readonly pageHead?: { readonly headline: string; readonly text: string } | undefined;
  /** Below the pictures. */
  readonly links?: ReactNode;
  /** Above the options. */
  readonly notices?: ReactNode;
  readonly facts?: ReactNode;
  readonly promises?: ReactNode;
  readonly dialog?: ReactNode;
};

const AsPage = (props: PageProps) => {
  const { configuration, list, pageHead, links, notices, facts, promises, dialog } = props;
  const { name, options, components, stage, delivery } = configuration;
  return (
    <div className={styles['product']}>
      <div className={styles['stage']}>
        {stage}
        {links}
      </div>
      <div className={styles['head']}>
        {pageHead === undefined ? (
          <h2>{name}</h2>
        ) : (
          <>
            <h1>{pageHead.headline}</h1>
            <p className={styles['text']}>{pageHead.text}</p>
          </>
        )}
        <Price configuration={configuration} />
        {delivery}
      </div>
      <div className={styles['choices']}>
        {notices}
        <OptionList {...list} options={options} components={components} />
        {facts}
        <WayOn configuration={configuration} />
      </div>
      <div>{promises}</div>
      {dialog}
    </div>
  );
};

type SectionProps = Drawn & {
  /** Above the price: the product's name and what there is to say of it. */
  readonly head: ReactNode;
};

const AsSection = ({ configuration, head }: SectionProps) => {
  const { options, stage, price, delivery, handOff } = configuration;
  return (
    <div className={styles['section']}>
      <div className={styles['drawing']}>{stage}</div>
      <div className={styles['beside']}>
        {head}
        {price && (
          <div className={styles['price']}>
            <Price configuration={configuration} />
            {delivery}
          </div>
        )}
        {handOff?.wish && <WishButton {...handOff.wish} />}
        {handOff && (
          <div>
            <ButtonLink href={handOff.href}>{handOff.label}</ButtonLink>
          </div>
        )}
        <Options options={options} />
      </div>
    </div>
  );
};

type ConfiguratorProps =
  | (PageProps & { readonly layout: 'page' })
  | (SectionProps & { readonly layout: 'section' });

/** As the main thing of its page, or in a section among others. */
export const Configurator = (props: ConfiguratorProps) =>
  props.layout === 'page' ? <AsPage {...props} /> : <AsSection {...props} />;
