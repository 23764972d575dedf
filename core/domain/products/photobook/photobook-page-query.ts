import {
  identifierParameter,
  integerParameter,
  type ParameterParser,
} from '../../designer/parameter-codecs.ts';
import { E } from '../../../fp.ts';
import { accepting, type KeyReader, type PageQuery } from '../../query/key-readers.ts';
import { dialogReaderOf } from '../../routing/page-readers.ts';
import { photobookAmountLimits } from './photobook-configuration.ts';
import {
  isPhotobookBinding,
  isPhotobookCoverLamination,
  isPhotobookFormat,
  isPhotobookPaper,
  isPhotobookRefinement,
  isPhotobookType,
} from './photobooks.ts';

const readable = (parse: ParameterParser<unknown>): KeyReader =>
  accepting((value) => E.isRight(parse(value)));

const keys = [
  'photobookType',
  'photobookFormat',
  'photobookPageCount',
  'photobookPaper',
  'photobookBinding',
  'photobookCoverLamination',
  'refinementType',
  'amount',
  'designGroupSetId',
  'dialog',
] as const;

/** What a photo book's page reads of its address. */
export const photobookPageQuery: PageQuery<(typeof keys)[number]> = {
  keys,
  readers: {
    photobookType: accepting(isPhotobookType),
    photobookFormat: accepting(isPhotobookFormat),
    photobookPageCount: readable(integerParameter(1, 999)),
    photobookPaper: accepting(isPhotobookPaper),
    photobookBinding: accepting(isPhotobookBinding),
    photobookCoverLamination: accepting(isPhotobookCoverLamination),
    refinementType: accepting(isPhotobookRefinement),
    amount: readable(
      integerParameter(photobookAmountLimits.minimum, photobookAmountLimits.maximum),
    ),
    designGroupSetId: readable(identifierParameter),
    dialog: dialogReaderOf([]),
  },
};
