/**
 * Inputs that are objects are never changed and are compared by identity: new prices and new
 * content are new objects, so that nothing kept can be out of date, and what was made of the old
 * ones goes with them.
 */

type Kept<Value> = {
  made?: { readonly value: Value };
  readonly objects: WeakMap<object, Kept<Value>>;
  readonly others: Map<unknown, Kept<Value>>;
};

/**
 * What follows an object goes with it; inputs before the first object must have few values, such as
 * locales.
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

export const memoizeByIdentity = <Value>(): MemoizeByIdentity<Value> => {
  const root = emptyKept<Value>();
  return (inputs, make) => {
    const kept = inputs.reduce<Kept<Value>>(after, root);
    kept.made ??= { value: make() };
    return kept.made.value;
  };
};
