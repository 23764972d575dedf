import { memoizeByIdentity } from '../../memoize-by-identity.ts';

type KeptByOwner<Owner extends object, Value> = (
  owner: Owner,
  key: string,
  make: () => Value,
) => Value;

/** Made once for an owner and a key; values go with their owner. */
export const keptByOwner = <Owner extends object, Value>(): KeptByOwner<Owner, Value> => {
  const kept = memoizeByIdentity<Value>();
  return (owner, key, make) => kept([owner, key], make);
};
