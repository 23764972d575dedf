import { memoizeByIdentity } from '../../memoize-by-identity.ts';

/** Makes the value of a key, or answers the one that was made for the same owner and key. */
type KeptByOwner<Owner extends object, Value> = (
  owner: Owner,
  key: string,
  make: () => Value,
) => Value;

/** Values that are made once for an owner and a key, and go with the owner. */
export const keptByOwner = <Owner extends object, Value>(): KeptByOwner<Owner, Value> => {
  const kept = memoizeByIdentity<Value>();
  return (owner, key, make) => kept([owner, key], make);
};
