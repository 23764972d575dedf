import { Fragment, type ComponentProps, type ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import type { ConfiguratorStatus } from '../format-choice/format-choice.tsx';
import { ComponentChoice } from '../component-choice/component-choice.tsx';
import { PriceBreakdown } from '../price-breakdown/price-breakdown.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './option-list.module.css';

/** The page opens here after a form was sent without scripts. */
export const optionListId = 'configurator';

export type ConfigurationOption =
  | (ComponentProps<typeof ComponentChoice> & { readonly kind: 'tiles' })
  | { readonly kind: 'own'; readonly id: string; readonly drawing: ReactNode };

/** Options with a surcharge; they may be loaded after the article is shown. */
export type ComponentOptions = {
  readonly options: readonly ConfigurationOption[];
  readonly isBusy: boolean;
  /** Absent while the price is not known. */
  readonly breakdown: ComponentProps<typeof PriceBreakdown> | undefined;
};

type Chosen = {
  /** What the chosen tile does not say by itself: `Passepartout in Weiß, 60 × 40 cm`. */
  readonly words: string;
  readonly price?: string | undefined;
};

export type OptionListProps = {
  readonly headline: string;
  readonly status: ConfiguratorStatus;
  readonly options: readonly ConfigurationOption[];
  readonly components?: ComponentOptions | undefined;
  readonly chosen: Chosen;
};

export const Options = ({ options }: Pick<OptionListProps, 'options'>) =>
  options.map((option) =>
    option.kind === 'tiles' ? (
      <ComponentChoice {...option} key={option.id} />
    ) : (
      <Fragment key={option.id}>{option.drawing}</Fragment>
    ),
  );

/**
 * All that can be chosen of a product, with prices (supporting §2, "Configurator block"). A choice
 * is announced once.
 */
export const OptionList = (props: OptionListProps) => {
  const { headline, status, options, components, chosen } = props;
  const text = useText();
  const price = chosen.price ?? text('configurator.not-available');
  // Once all of it is known, so that one change is one sentence.
  const announcement =
    status === 'ready' && text('configurator.chosen', { chosen: chosen.words, price });
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
        <output>{announcement}</output>
      </VisuallyHidden>
    </section>
  );
};
