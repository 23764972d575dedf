import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

/** Not 1 to 64 letters, digits, dashes or underscores. */
export type DesignGroupIdError = {
  readonly kind: 'malformed-design-group-id';
  readonly text: string;
};

const designGroupIdPattern = /^[\w-]{1,64}$/u;

/** The id of a group of designs, or of a set of groups. */
export const parseDesignGroupId = (given: string): E.Either<DesignGroupIdError, string> => {
  const text = textOf(given);
  return designGroupIdPattern.test(text)
    ? E.right(text)
    : E.left({ kind: 'malformed-design-group-id', text });
};
