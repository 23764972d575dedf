/**
 * Values that many pages share, each kept by what it was made of. Inputs that are objects are never
 * changed and are compared by identity: new prices and new content are new objects, so that nothing
 * kept can be out of date, and what was made of the old ones goes with them.
 */

/** What was made of the inputs so far, and where the next input leads. */
type Kept<Value> = {
  made?: { readonly value: Value };
  readonly objects: WeakMap<object, Kept<Value>>;
  readonly others: Map<unknown, Kept<Value>>;
};

/**
 * Makes the value of some inputs, or answers the one that was made for the same ones. What follows an
 * object goes with it; of inputs before the first object there must be few, such as locales.
 */
type MemoizeByIdentity<Value> = (inputs: readonly unknown[], make: () => Value) => Value;

const emptyKept = <Value>(): Kept<Value> => ({ objects: new WeakMap(), others: new Map() });

const after = <Value>(kept: Kept<Value>, input: unknown): Kept<Value> => {
  const isObject = typeof input === 'object' && input !== null;
  const known = isObject ? kept.objects.get(input) : kept.others.get(input);
  if (known !== undefined) return known;
  const next = emptyKept<Value>();
  if (isObject) kept.objects.set(input, next);
  else kept.others.set(input, next);
  return next;
};

/** Values that are made once for their inputs. */
export const memoizeByIdentity = <Value>(): MemoizeByIdentity<Value> => {
  const root = emptyKept<Value>();
  return (inputs, make) => {
    const kept = inputs.reduce<Kept<Value>>(after, root);
    kept.made ??= { value: make() };
    return kept.made.value;
  };
};
