import { E } from '../../fp.ts';

/** A value; `unknown` and `malformed` are those of `HandOffError`. */
export type ParameterReading<A> = E.Either<'unknown' | 'malformed', A>;

export type ParameterParser<A> = (text: string) => ParameterReading<A>;

/** Another text than those of the guard is unknown. */
export const wordParameter =
  <W extends string>(isWord: (text: string) => text is W): ParameterParser<W> =>
  (text) =>
    isWord(text) ? E.right(text) : E.left('unknown');

/** Turns every refusal of a parser into `malformed`. */
export const malformedUnless =
  <A>(parse: (text: string) => E.Either<unknown, A>): ParameterParser<A> =>
  (text) =>
    E.mapLeft((): 'malformed' => 'malformed')(parse(text));

const identifierPattern = /^[\w-]{1,64}$/u;

/** 1 to 64 letters, digits, dashes or underscores. */
export const identifierParameter: ParameterParser<string> = (text) =>
  identifierPattern.test(text) ? E.right(text) : E.left('malformed');

const integerPattern = /^(?:0|[1-9]\d*)$/u;

/** Whole numbers without leading zeros. */
export const integerParameter =
  (minimum: number, maximum: number): ParameterParser<number> =>
  (text) => {
    const value = integerPattern.test(text) ? Number(text) : Number.NaN;
    return value >= minimum && value <= maximum ? E.right(value) : E.left('malformed');
  };

/** One that is not set is absent. */
export type SetFlag = true;

const flagTexts: Readonly<Record<string, SetFlag | undefined>> = {
  true: true,
  1: true,
  false: undefined,
  0: undefined,
};

/** `true` and `1` set it, `false` and `0` count as absent. */
export const flagParameter: ParameterParser<SetFlag | undefined> = (text) =>
  Object.hasOwn(flagTexts, text) ? E.right(flagTexts[text]) : E.left('malformed');
