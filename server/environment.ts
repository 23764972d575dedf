import { E } from '../core/fp.ts';

/** What the variable holds and what is allowed. */
export type ConfigurationError = {
  readonly variable: string;
  readonly value: string;
  readonly allowed: string;
};

/** As `process.env` gives it. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type Decoded<A> = E.Either<ConfigurationError, A>;

/** `missing` where a variable is absent or empty. `decode` returns undefined when it refuses. */
export const readVariable = <A>(
  environment: Environment,
  variable: string,
  missing: A,
  allowed: string,
  decode: (value: string) => A | undefined,
): Decoded<A> => {
  const value = environment[variable]?.trim();
  if (value === undefined || value === '') return E.right(missing);
  const decoded = decode(value);
  return decoded === undefined ? E.left({ variable, value, allowed }) : E.right(decoded);
};

/** Undefined where a variable is absent or empty. `decode` returns undefined when it refuses. */
export const readOptional = <A>(
  environment: Environment,
  variable: string,
  allowed: string,
  decode: (value: string) => A | undefined,
): Decoded<A | undefined> =>
  readVariable<A | undefined>(environment, variable, undefined, allowed, decode);

/** They would break the line or steer the terminal. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Up to the last @: one that was not escaped is what makes many addresses wrong. Logs are kept
 * longer and read by more people than environments.
 */
const password = /(?<before>:\/\/[^@]*?:).*@/su;

/** One line for the operator: the variable, what it holds (no password) and what is allowed. */
export const describeConfigurationError = ({
  variable,
  value,
  allowed,
}: ConfigurationError): string =>
  `${variable}="${value.replace(password, '$<before>***@')}" is not valid; allowed is ${allowed}.`.replace(
    controls,
    ' ',
  );
