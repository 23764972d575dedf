import { E, pipe } from '../../fp.ts';
import type { ParameterParser } from './parameter-codecs.ts';
import { parameterText, parameterTexts } from './parameter-source.ts';
import type { QueryPairs } from '../query/query.ts';
import type { HandOffError, HandOffParameter, HandOffRefusal } from './refusals.ts';

/** `value` is empty for an absent parameter. */
export const refuseParameter = (
  kind: HandOffError['kind'],
  parameter: HandOffParameter,
  value = '',
): E.Either<HandOffError, never> => E.left({ kind, parameter, value });

/** A parameter contradicts another one. */
export const refuseTogether = (
  parameter: HandOffParameter,
  value: string,
  conflictsWith: HandOffParameter,
): E.Either<HandOffRefusal, never> =>
  E.left({ kind: 'not-together', parameter, value, conflictsWith });

const readText = <A>(
  parameter: HandOffParameter,
  parse: ParameterParser<A>,
  text: string,
): E.Either<HandOffError, A> =>
  pipe(
    parse(text),
    E.mapLeft((kind) => ({ kind, parameter, value: text })),
  );

/** Reads a parameter, or the fallback of an absent one. */
export const parameterOr =
  <B>(fallback: B) =>
  <A>(
    query: QueryPairs,
    parameter: HandOffParameter,
    parse: ParameterParser<A>,
  ): E.Either<HandOffError, A | B> => {
    const text = parameterText(query, parameter);
    return text === undefined ? E.right(fallback) : readText(parameter, parse, text);
  };

/** Undefined where absent. */
export const optionalParameter = parameterOr(undefined);

/** The product needs it. */
export const requiredParameter = <A>(
  query: QueryPairs,
  parameter: HandOffParameter,
  parse: ParameterParser<A>,
): E.Either<HandOffError, A> => {
  const text = parameterText(query, parameter);
  return text === undefined
    ? refuseParameter('missing', parameter)
    : readText(parameter, parse, text);
};

/** All values of a list; absent is empty. */
export const listParameter = <A>(
  query: QueryPairs,
  parameter: HandOffParameter,
  parse: ParameterParser<A>,
): E.Either<HandOffError, readonly A[]> =>
  E.traverseArray((text: string) => readText(parameter, parse, text))(
    parameterTexts(query, parameter),
  );
