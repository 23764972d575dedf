import { E } from '../../../fp.ts';
import type { Market } from '../../locale/locales.ts';
import { isMarket } from '../../locale/markets.ts';
import type { RichText } from '../rich-text.ts';
import { richTextField } from '../rich-text-field.ts';
import {
  blockBase,
  blockOf,
  optionalSwitch,
  plainText,
  textFieldOf,
  type FieldCodec,
} from '../story-codec.ts';
import { plainTextField } from '../story-fields.ts';

export type RichTextBlock = {
  readonly kind: 'rich-text';
  readonly id: string;
  readonly headline: string;
  readonly text: RichText;
  /** Where it is shown, of all markets that share the story; undefined for everywhere. */
  readonly markets?: readonly Market[] | undefined;
  /** Set off in a frame, as some laws want a text. */
  readonly isBoxed?: boolean | undefined;
};

/** Country suffixes with blanks between them, `de at`. */
const marketsField: FieldCodec<readonly Market[] | undefined> = textFieldOf(
  plainTextField,
  (text): E.Either<string, readonly Market[] | undefined> => {
    const names = text.split(' ').filter((name) => name !== '');
    const unknown = names.find((name) => !isMarket(name));
    if (unknown !== undefined) return E.left(`unknown market "${unknown}"`);
    return E.right(names.length === 0 ? undefined : names.filter(isMarket));
  },
  (markets) => markets?.join(' ') ?? '',
);

export const richTextCodec = blockOf<RichTextBlock>('RichText', {
  ...blockBase('rich-text'),
  headline: plainText,
  text: richTextField,
  markets: marketsField,
  isBoxed: optionalSwitch,
});
