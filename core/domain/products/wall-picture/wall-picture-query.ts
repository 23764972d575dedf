import { queryText, type ParsedQuery, type ParsedValue } from '../../query/query.ts';
import type { WallPictureInput } from './wall-picture.ts';

/**
 * What a query says of a picture, by the names of the configuration parameters, for
 * `parseWallPicture`. Never refuses: a parameter that is absent, repeated or an object counts as
 * absent, `optionTypes` is a text or a list. `printQuery(printWallPicture(picture))` writes such a
 * query.
 */
export const readWallPictureInput = (query: ParsedQuery): WallPictureInput => ({
  materialType: queryText(query, 'materialType') ?? '',
  formatType: queryText(query, 'formatType') ?? '',
  frameType: queryText(query, 'frameType'),
  frameVariant: queryText(query, 'frameVariant'),
  matSize: queryText(query, 'matSize'),
  matType: queryText(query, 'matType'),
  glassType: queryText(query, 'glassType'),
  backType: queryText(query, 'backType'),
  optionTypes: queryTexts(query, 'optionTypes'),
});

const isTexts = (value: ParsedValue | undefined): value is readonly string[] =>
  Array.isArray(value);

const queryTexts = (query: ParsedQuery, name: string): readonly string[] => {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  if (typeof value === 'string') return [value];
  return isTexts(value) ? value : [];
};
