/**
 * VAT identification numbers of the countries that the shop serves: format and check digits. The
 * United States have none.
 */
import { E } from '../../fp.ts';
import { mod97 } from '../text/mod97.ts';
import type { ServedCountry } from '../locale/countries.ts';
import { tidyLine } from './form-text.ts';

type VatRule = {
  /** Without the prefix. */
  readonly pattern: RegExp;
  /** Whether the check digits are right, of what the pattern takes. */
  readonly isRight: (number: string) => boolean;
  /** The register of the European Union knows it. */
  readonly isInRegister: boolean;
  /** Where companies that have it are seated, if not in the country of its prefix. */
  readonly seats?: readonly ServedCountry[];
};

const digitsOf = (text: string): readonly number[] => Array.from(text, Number);

const weighted = (digits: string, weights: readonly number[]): number =>
  digitsOf(digits)
    .slice(0, weights.length)
    .reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0);

/** Each second digit is doubled, and its own digits are added. */
const doubled = (digits: string, first: 0 | 1): number =>
  digitsOf(digits).reduce((sum, digit, place) => {
    const product = place % 2 === first ? digit * 2 : digit;
    return sum + (product > 9 ? product - 9 : product);
  }, 0);

/** ISO 7064, MOD 11,10. */
const isPureMod11 = (digits: string): boolean => {
  const product = digitsOf(digits.slice(0, -1)).reduce(
    (before, digit) => (((digit + before) % 10 || 10) * 2) % 11,
    10,
  );
  return (11 - product) % 10 === Number(digits.slice(-1));
};

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/** A person's number ends in a letter, a company's in a digit or a letter by what it is. */
const isSpanish = (number: string): boolean => {
  const [first, body, last] = [number.slice(0, 1), number.slice(1, 8), number.slice(8)];
  if (/[\dXYZKLM]/u.test(first)) {
    const leading = /\d/u.test(first) ? first : String(Math.max('XYZ'.indexOf(first), 0));
    return spanishLetters[Number(leading + body) % 23] === last;
  }
  const check = (10 - (doubled(body, 0) % 10)) % 10;
  const isDigit = last === String(check);
  const isLetter = last === companyLetters[check];
  if (/[ABEH]/u.test(first)) return isDigit;
  return /[NPQRSW]/u.test(first) ? isLetter : isDigit || isLetter;
};

const frenchCharacters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Keys of two digits, and newer ones with letters. */
const isFrench = (number: string): boolean => {
  const [key, siren] = [number.slice(0, 2), Number(number.slice(2))];
  if (/^\d\d$/u.test(key)) return (12 + 3 * (siren % 97)) % 97 === Number(key);
  const [first = 0, second = 0] = Array.from(key, (one) => frenchCharacters.indexOf(one));
  const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (siren + 1 + Math.floor(value / 11)) % 11 === value % 11;
};

const britishWeights = [8, 7, 6, 5, 4, 3, 2];

const isBritish = (number: string): boolean => {
  const rest = (weighted(number, britishWeights) + Number(number.slice(7, 9))) % 97;
  // Numbers since 2010 are 55 apart.
  return rest === 0 || rest === 42;
};

const swissWeights = [5, 4, 3, 2, 7, 6, 5, 4];

const swiss: VatRule = {
  pattern: /^E\d{9}$/u,
  isRight: (number) => {
    const digits = number.slice(1);
    return (11 - (weighted(digits, swissWeights) % 11)) % 11 === Number(digits.slice(8));
  },
  isInRegister: false,
  seats: ['CH', 'LI'],
};

const british = {
  pattern: /^\d{9}(?:\d{3})?$/u,
  isRight: isBritish,
} as const;

/**
 * Check rules by prefix: ISO 3166, `CHE` of Switzerland, which Liechtenstein shares, and `XI` of
 * Northern Ireland, whose companies trade in goods like those of the European Union.
 */
const rules = {
  AT: {
    pattern: /^U\d{8}$/u,
    isRight: (number) =>
      (10 - ((doubled(number.slice(1, 8), 1) + 4) % 10)) % 10 === Number(number.slice(8)),
    isInRegister: true,
  },
  BE: {
    pattern: /^[01]\d{9}$/u,
    isRight: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
    isInRegister: true,
  },
  CH: swiss,
  DE: { pattern: /^[1-9]\d{8}$/u, isRight: isPureMod11, isInRegister: true },
  ES: {
    pattern: /^(?:[A-HJ-NP-SUVW]\d{7}[A-J\d]|[XYZ\dKLM]\d{7}[A-Z])$/u,
    isRight: isSpanish,
    isInRegister: true,
  },
  FR: { pattern: /^[\dA-HJ-NP-Z]{2}\d{9}$/u, isRight: isFrench, isInRegister: true },
  GB: { ...british, isInRegister: false },
  IT: {
    pattern: /^\d{11}$/u,
    isRight: (number) => doubled(number, 1) % 10 === 0,
    isInRegister: true,
  },
  LU: {
    pattern: /^\d{8}$/u,
    isRight: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
    isInRegister: true,
  },
  NL: {
    pattern: /^\d{9}B\d{2}$/u,
    // Of companies, and of persons since 2020.
    isRight: (number) =>
      weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number.slice(8, 9)) ||
      mod97(`NL${number}`) === 1,
    isInRegister: true,
  },
  XI: { ...british, isInRegister: true, seats: ['GB'] },
} as const satisfies Readonly<Record<string, VatRule>>;

type VatPrefix = keyof typeof rules;

const isPrefix = (text: string): text is VatPrefix => Object.hasOwn(rules, text);

/** What the register said of a number, and `unknown` where nobody has asked. */
export const vatStatuses = ['unknown', 'valid', 'invalid', 'unavailable'] as const;

export type VatStatus = (typeof vatStatuses)[number];

/** What is written behind a Swiss number, in three languages. */
const swissSuffix = /(?:MWST|TVA|IVA)$/u;

/**
 * A number with its prefix, in capitals, without blanks, dots and dashes; empty where nothing was
 * typed, since small companies may have none. The prefix may be left out for one of `country`.
 * `malformed` where format or check digits are wrong, and of a country that the shop does not serve.
 */
export const parseVatId = (
  text: string,
  country: string,
): E.Either<{ readonly kind: 'malformed' }, string> => {
  const typed = tidyLine(text).toUpperCase().replace(/[ .-]/gu, '');
  if (typed === '') return E.right('');
  const number = typed.startsWith('CHE') ? typed.replace(swissSuffix, '') : typed;
  for (const whole of [number, `${country}${number}`]) {
    const prefix = whole.slice(0, 2);
    if (!isPrefix(prefix)) continue;
    const { pattern, isRight } = rules[prefix];
    const rest = whole.slice(2);
    if (pattern.test(rest) && isRight(rest)) return E.right(whole);
  }
  return E.left({ kind: 'malformed' });
};

const isSeat = (prefix: string, { seats = [] }: VatRule, country: string): boolean =>
  seats.length === 0 ? prefix === country : seats.some((seat) => seat === country);

/**
 * Whether a checked number may be on the invoice of a company in a country: its own, or any where the
 * country gives out none, since such companies are registered elsewhere.
 */
export const isVatIdOf = (vatId: string, country: string): boolean => {
  const own = Object.entries(rules).filter(([prefix, rule]) => isSeat(prefix, rule, country));
  return vatId === '' || own.length === 0 || own.some(([prefix]) => vatId.startsWith(prefix));
};

/** Whether the register of the European Union can be asked about a checked number. */
export const isInVatRegister = (vatId: string): boolean => {
  const prefix = vatId.slice(0, 2);
  return isPrefix(prefix) && rules[prefix].isInRegister;
};
