import { E, pipe } from '../../../fp.ts';
import { readChoice, readNumber, readTypeWord } from '../../designer/read-choice.ts';
import { refuseParameter } from '../../designer/read-parameters.ts';
import type { HandOffRefusal } from '../../designer/refusals.ts';
import { photobookPageCountFor, defaultPhotobookPageCountOf } from './page-count.ts';
import {
  defaultPhotobookBindingOf,
  defaultPhotobookCoverLaminationOf,
  defaultPhotobookFormatOf,
  defaultPhotobookOrientation,
  defaultPhotobookPaperOf,
  photobookChoicesOf,
  photobookCoverOf,
  photobookPrintingOf,
  type PhotobookChoiceParameter,
  type PhotobookChoices,
} from './photobook-options.ts';
import {
  isPhotobookBinding,
  isPhotobookCover,
  isPhotobookCoverLamination,
  isPhotobookFormat,
  isPhotobookPaper,
  isPhotobookPrinting,
  isPhotobookRefinement,
  isPhotobookType,
  type PhotobookBinding,
  type PhotobookCover,
  type PhotobookCoverLamination,
  type PhotobookFormat,
  type PhotobookPaper,
  type PhotobookPrinting,
  type PhotobookRefinement,
  type PhotobookType,
} from './photobooks.ts';

/** What is chosen of a photo book (storefront §3); its type has it all. */
export type PhotobookConfiguration = {
  readonly type: PhotobookType;
  readonly printing: PhotobookPrinting;
  readonly cover: PhotobookCover;
  readonly binding: PhotobookBinding;
  readonly paper: PhotobookPaper;
  readonly format: PhotobookFormat;
  /** One of the type's. */
  readonly pageCount: number;
  /** Copies, 1 to 999. */
  readonly amount: number;
  /** Absent where the cover is not laminated. */
  readonly coverLamination?: PhotobookCoverLamination | undefined;
  /** Absent where the cover is not refined. */
  readonly refinement?: PhotobookRefinement | undefined;
};

/** Names as in the specification (storefront §3). */
export type PhotobookParameters = {
  readonly photobookType?: string | undefined;
  readonly photobookPrinting?: string | undefined;
  readonly photobookCover?: string | undefined;
  readonly photobookBinding?: string | undefined;
  readonly photobookPaper?: string | undefined;
  readonly photobookFormat?: string | undefined;
  readonly photobookPageCount?: string | undefined;
  readonly amount?: string | undefined;
  readonly photobookCoverLamination?: string | undefined;
  readonly refinementType?: string | undefined;
};

/** Copies (storefront §3). */
export const defaultPhotobookAmount = 1;

/** Copies in one order. The specification names no bounds. */
export const photobookAmountLimits = { minimum: 1, maximum: 999 } as const;

type Answer<A> = E.Either<HandOffRefusal, A>;

/**
 * Reads a photo book; the inverse of `photobookParameters`. Absent and empty parameters and
 * `standard` are defaults; only the type is required. A page count that the type lacks becomes the
 * one for it; copies are `malformed` beyond `photobookAmountLimits`.
 */
export const parsePhotobookConfiguration = (
  parameters: PhotobookParameters,
): Answer<PhotobookConfiguration> =>
  pipe(
    readTypeWord('photobookType', parameters.photobookType, isPhotobookType),
    E.chain((type) => {
      const read = choiceReader(type, parameters);
      return pipe(
        E.Do,
        E.bind('type', () => E.right(type)),
        E.bind('printing', () => read('photobookPrinting', photobookPrintingOf(type))),
        E.bind('cover', () => read('photobookCover', photobookCoverOf(type))),
        E.bind('binding', () => read('photobookBinding', defaultPhotobookBindingOf(type))),
        E.bind('paper', () => read('photobookPaper', defaultPhotobookPaperOf(type))),
        E.bind('format', () => read('photobookFormat', defaultFormatOf(type))),
        E.bind('pageCount', () => readPageCount(type, parameters.photobookPageCount)),
        E.bind('amount', () => readAmount(parameters.amount)),
        E.bind('coverLamination', () =>
          read('photobookCoverLamination', defaultPhotobookCoverLaminationOf(type)),
        ),
        E.bind('refinement', () => readRefinement(type, parameters)),
      );
    }),
  );

/** The inverse of `parsePhotobookConfiguration`; what is absent is left out. */
export const photobookParameters = (photobook: PhotobookConfiguration): PhotobookParameters => ({
  photobookType: photobook.type,
  photobookPrinting: photobook.printing,
  photobookCover: photobook.cover,
  photobookBinding: photobook.binding,
  photobookPaper: photobook.paper,
  photobookFormat: photobook.format,
  photobookPageCount: String(photobook.pageCount),
  amount: String(photobook.amount),
  ...(photobook.coverLamination === undefined
    ? {}
    : { photobookCoverLamination: photobook.coverLamination }),
  ...(photobook.refinement === undefined ? {} : { refinementType: photobook.refinement }),
});

const isWord: {
  readonly [Name in PhotobookChoiceParameter]: (text: string) => text is PhotobookChoices[Name];
} = {
  photobookBinding: isPhotobookBinding,
  photobookCover: isPhotobookCover,
  photobookCoverLamination: isPhotobookCoverLamination,
  photobookFormat: isPhotobookFormat,
  photobookPaper: isPhotobookPaper,
  photobookPrinting: isPhotobookPrinting,
  refinementType: isPhotobookRefinement,
};

const defaultFormatOf = (type: PhotobookType): PhotobookFormat =>
  defaultPhotobookFormatOf(type, defaultPhotobookOrientation);

const choiceReader =
  (type: PhotobookType, parameters: PhotobookParameters) =>
  <Name extends PhotobookChoiceParameter, D>(
    parameter: Name,
    otherwise: D,
  ): Answer<PhotobookChoices[Name] | D> =>
    readChoice<PhotobookChoices[Name], D>(parameter, parameters[parameter], {
      by: 'photobookType',
      isWord: isWord[parameter],
      choices: photobookChoicesOf(type)[parameter],
      otherwise,
    });

/** Both words for no refinement (decisions, "Cards") mean that it is absent. */
const readRefinement = (
  type: PhotobookType,
  parameters: PhotobookParameters,
): Answer<PhotobookRefinement | undefined> => {
  const { refinementType } = parameters;
  return refinementType === 'ohne' || refinementType === 'empty'
    ? E.right(undefined)
    : choiceReader(type, parameters)('refinementType', undefined);
};

const pageCountPattern = /^(?:0|[1-9]\d*)$/u;

const readPageCount = (type: PhotobookType, text: string | undefined): Answer<number> =>
  pipe(
    readNumber('photobookPageCount', text, pageCountPattern, defaultPhotobookPageCountOf(type)),
    E.map((wanted) => photobookPageCountFor(type, wanted).pageCount),
  );

const amountPattern = /^[1-9]\d*$/u;

const readAmount = (text: string | undefined): Answer<number> =>
  pipe(
    readNumber('amount', text, amountPattern, defaultPhotobookAmount),
    E.chain((amount) =>
      amount <= photobookAmountLimits.maximum
        ? E.right(amount)
        : refuseParameter('malformed', 'amount', text),
    ),
  );
