import { E, t } from '../../../core/fp.ts';
import { parseToolboxResultId } from '../../../core/domain/toolbox/toolbox-result.ts';
import { isToolboxFileType } from '../../../core/domain/toolbox/toolbox-table.ts';
import { Count, refined, refinedText } from './wire.ts';

/** At most six digits. */
const WholeNumberText = new t.Type<number, number, unknown>(
  'WholeNumberText',
  (value): value is number => Number.isInteger(value),
  (value, context) =>
    typeof value === 'string' && /^\d{1,6}$/u.test(value)
      ? t.success(Number(value))
      : t.failure(value, context),
  t.identity,
);

/** What is absent is usual. */
export const OptimizationFields = t.partial(
  { quality: WholeNumberText, longestSide: WholeNumberText },
  'OptimizationFields',
);

/** The usual type, 300 dots per inch. */
export const ConversionFields = t.partial({ to: t.string }, 'ConversionFields');

export const PdfConversionFields = t.partial(
  { to: t.string, dotsPerInch: WholeNumberText },
  'PdfConversionFields',
);

const ResultId = refinedText('ToolboxResultId', (text): text is string =>
  E.isRight(parseToolboxResultId(text)),
);

const FileType = refined('ToolboxFileType', isToolboxFileType);

export const ResultQuery = t.type({ id: ResultId }, 'ToolboxResultQuery');

const Result = t.type({ id: ResultId, name: t.string, type: FileType, byteCount: Count });

export const ToolboxResultAnswer = t.type({ payload: Result }, 'ToolboxResultAnswer');

/** One a page, in their order. */
export const ToolboxResultsAnswer = t.type(
  { payload: t.readonlyArray(Result) },
  'ToolboxResultsAnswer',
);
