import type { ProductOption } from '../../../../../core/domain/products/product.ts';
import { OptionSelect } from '../../../../components/option-select/option-select.tsx';
import { useText } from '../../../../messages/text.tsx';
import styles from './card.module.css';

type CardQuantityProps = {
  readonly option: ProductOption;
  /** Printed, by values of the option: `40 cards · €94.00 · €2.35 a card · −40 %`. */
  readonly rungs: Readonly<Record<string, string>>;
  /** What speaks for more. */
  readonly saving: string | undefined;
  /** The way to more than the ladder has. */
  readonly more:
    | { readonly question: string; readonly text: string; readonly href: string }
    | undefined;
  readonly choose: ((value: string) => void) | undefined;
};

/** The ladder of quantities, each with its total; a form where no script runs. */
export const CardQuantity = (props: CardQuantityProps) => {
  const { option, rungs, saving, more, choose } = props;
  const text = useText();
  return (
    <OptionSelect
      option={option}
      legend={text('card.quantity')}
      labelOf={(value) => rungs[value] ?? value}
      other={{ label: text('card.sample'), parameter: 'isSample' }}
      choose={choose}
    >
      {saving !== undefined && <p>{saving}</p>}
      {more !== undefined && (
        <p className={styles['note']}>
          {more.question} <a href={more.href}>{more.text}</a>
        </p>
      )}
    </OptionSelect>
  );
};
