import type { Language } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import type { Refusal } from '../../endpoints/refusal.ts';

/** In whole minutes or, below one, in seconds. */
const waitText = (language: Language, milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  const [number, unit] =
    seconds < 60 ? [seconds, 'second'] : ([Math.ceil(seconds / 60), 'minute'] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    number,
  );
};

/** Of a log-in, and of whatever asks for a password. */
export const tooOften = (language: Language, milliseconds: number): E.Either<Refusal, never> =>
  E.left({
    status: 400,
    problems: [{ message: 'log-in-too-often', values: { time: waitText(language, milliseconds) } }],
  });
