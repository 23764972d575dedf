import { Fragment, type ComponentProps, type ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import type { ConfiguratorStatus } from '../format-choice/format-choice.tsx';
import { PartChoice } from '../part-choice/part-choice.tsx';
import { PriceBreakdown } from '../price-breakdown/price-breakdown.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './option-list.module.css';

/** Anchor to which the page returns after a form of the list was sent without scripts. */
export const optionListId = 'calculator';

/** An option of a product: tiles, each with its surcharge or refusal; or a product's own drawing. */
export type ConfigurationOption =
  | (ComponentProps<typeof PartChoice> & { readonly kind: 'tiles' })
  | { readonly kind: 'own'; readonly id: string; readonly drawing: ReactNode };

/** Options that cost something above the article: they may be asked for after it is shown. */
export type ComponentOptions = {
  readonly options: readonly ConfigurationOption[];
  readonly isBusy: boolean;
  /** All that is chosen with what it costs; absent while that is not known. */
  readonly breakdown: ComponentProps<typeof PriceBreakdown> | undefined;
};

type Chosen = {
  /** In the product's words: `Leinwand, 60 × 40 cm`. */
  readonly words: string;
  /** The price, printed; absent while there is none. */
  readonly price?: string | undefined;
};

export type OptionListProps = {
  readonly headline: string;
  /** `loading` only while prices are asked for: it is announced. Opening a dialog asks for none. */
  readonly status: ConfiguratorStatus;
  readonly options: readonly ConfigurationOption[];
  readonly components?: ComponentOptions | undefined;
  readonly chosen: Chosen;
};

/** The options of a product in their order. */
export const Options = ({ options }: Pick<OptionListProps, 'options'>) =>
  options.map((option) =>
    option.kind === 'tiles' ? (
      <PartChoice {...option} key={option.id} />
    ) : (
      <Fragment key={option.id}>{option.drawing}</Fragment>
    ),
  );

/**
 * All that can be chosen of a product, with its prices (supporting §2, "Configurator block"). Whatever
 * is chosen is said once to those who listen.
 */
export const OptionList = (props: OptionListProps) => {
  const { headline, status, options, components, chosen } = props;
  const text = useText();
  const announcements = {
    error: '',
    loading: text('calculator.loading'),
    ready: text('calculator.chosen', {
      chosen: chosen.words,
      price: chosen.price ?? text('calculator.not-available'),
    }),
  };
  return (
    <section className={styles['options']} id={optionListId} aria-label={headline}>
      <h2 className={styles['headline']}>{headline}</h2>
      <Options options={options} />
      {components && (
        <section className={styles['options']} aria-busy={components.isBusy || undefined}>
          <Options options={components.options} />
          {components.breakdown && <PriceBreakdown {...components.breakdown} />}
        </section>
      )}
      <VisuallyHidden>
        <output>{announcements[status]}</output>
      </VisuallyHidden>
    </section>
  );
};
