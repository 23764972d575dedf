import { useEffect, useRef } from 'react';

import type { OptionValue, ProductOption } from '../../../../../core/domain/products/product.ts';
import { printPairs } from '../../../../../core/domain/query/query.ts';
import { ApplyChoice, ChoiceDetail } from '../../../../components/choice/choice.tsx';
import { hiddenFieldsOf } from '../../../../components/choice/hidden-fields.ts';
import { Field } from '../../../../components/field/field.tsx';
import {
  LinkTile,
  LinkTiles,
  LinkTileWords,
} from '../../../../components/link-tiles/link-tiles.tsx';

/** What each photo costs from an amount on, printed. */
type PrintedStep = { readonly words: string; readonly price: string; readonly from: number };

type PhotoAmountProps = {
  readonly option: ProductOption;
  readonly amount: number;
  readonly limits: { readonly minimum: number; readonly maximum: number };
  readonly legend: string;
  /** From what to what. */
  readonly hint: string;
  readonly stepsHeadline: string;
  readonly steps: readonly PrintedStep[];
  /** What speaks for more. */
  readonly saving: string | undefined;
  readonly choose: ((amount: number) => void) | undefined;
};

const anchor = 'part-amount';

const pairsOf = ({ values }: ProductOption, isIt: (value: OptionValue) => boolean) =>
  values.find(isIt)?.pairs ?? [];

/**
 * How many photos: typed, or one of the steps of the price. A form where no script runs. The native
 * event of a change tells a typed number once it is whole, and each press of the arrows.
 */
export const PhotoAmount = (props: PhotoAmountProps) => {
  const { option, amount, limits, legend, hint, stepsHeadline, steps, saving, choose } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(
    function showAmount() {
      if (input.current !== null) input.current.value = String(amount);
    },
    [amount],
  );
  const take = (): void => {
    const typed = input.current?.valueAsNumber ?? Number.NaN;
    if (input.current === null || Number.isNaN(typed)) return;
    const { minimum, maximum } = limits;
    const fitting = Math.min(maximum, Math.max(minimum, Math.round(typed)));
    input.current.value = String(fitting);
    if (fitting !== amount) choose?.(fitting);
  };
  const hearChange = useRef(take);
  useEffect(() => {
    hearChange.current = take;
  });
  useEffect(function listen() {
    const ended = new AbortController();
    input.current?.addEventListener('change', () => hearChange.current(), {
      signal: ended.signal,
    });
    return () => ended.abort();
  }, []);
  const others = pairsOf(option, ({ isChosen }) => isChosen).filter(
    ([name]) => name !== option.key,
  );
  return (
    <>
      <form
        method="get"
        action={`#${anchor}`}
        id={anchor}
        autoComplete="off"
        data-choice=""
        onSubmit={(event) => {
          if (choose === undefined) return;
          event.preventDefault();
          take();
        }}
      >
        {hiddenFieldsOf(others).map(({ name, value }) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <Field label={legend} hintId={`${anchor}-hint`}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="number"
              inputMode="numeric"
              name={option.key}
              min={limits.minimum}
              max={limits.maximum}
              step={1}
              required
              defaultValue={amount}
            />
          )}
        </Field>
        <p id={`${anchor}-hint`}>
          <ChoiceDetail>{hint}</ChoiceDetail>
        </p>
        <ApplyChoice />
        {saving !== undefined && <p>{saving}</p>}
      </form>
      <LinkTiles headline={stepsHeadline} id="part-steps" room="medium">
        {steps.map(({ from, words, price }, index) => (
          <LinkTile
            href={`?${printPairs(pairsOf(option, ({ value }) => value === String(from)))}#${anchor}`}
            isSelected={from <= amount && amount < (steps[index + 1]?.from ?? Infinity)}
            key={from}
          >
            <LinkTileWords>
              {words}
              <ChoiceDetail>{price}</ChoiceDetail>
            </LinkTileWords>
          </LinkTile>
        ))}
      </LinkTiles>
    </>
  );
};
