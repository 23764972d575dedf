/**
 * The reason of a thrown error, for a log: its message, else its name; of several errors without a
 * message of their own, all of theirs. `other` where nothing says why.
 */
export const messageOf = (thrown: unknown, other = 'no reason given'): string => {
  if (thrown instanceof AggregateError && thrown.message === '')
    return thrown.errors.map((one) => messageOf(one, other)).join('; ');
  if (thrown instanceof Error) return thrown.message === '' ? thrown.name : thrown.message;
  return typeof thrown === 'string' && thrown !== '' ? thrown : other;
};

/** What caused an error first; the error itself where it names no cause. */
export const causeOf = (thrown: unknown): unknown =>
  thrown instanceof Error && thrown.cause !== undefined ? causeOf(thrown.cause) : thrown;
