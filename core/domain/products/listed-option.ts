import type { QueryPairs } from '../query/query.ts';
import type { ProductOption } from './product.ts';

type ListedOption<Value extends string> = {
  /** The query key that chooses it, which names it, too. */
  readonly key: string;
  readonly all: readonly Value[];
  /** Those that go with what else is chosen, the default first. */
  readonly fitting: readonly Value[];
  readonly chosen: Value | undefined;
  /** The parameter that excludes the other ones. */
  readonly by: string;
  /** The address of the configuration with a value in place of the chosen one. */
  readonly withValue: (value: Value) => QueryPairs;
};

/** An option of listed values: those that do not go with what else is chosen say by what. */
export const listedOption = <Value extends string>({
  key,
  all,
  fitting,
  chosen,
  by,
  withValue,
}: ListedOption<Value>): ProductOption => ({
  name: key,
  key,
  values: all.map((value) => {
    const fits = fitting.includes(value);
    return {
      value,
      isChosen: value === chosen,
      isDefault: value === fitting[0],
      surcharge: 0,
      ...(!fits && { refusal: { kind: 'excluded', by } as const }),
      pairs: withValue(fits ? value : (chosen ?? value)),
    };
  }),
});
