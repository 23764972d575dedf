/**
 * The shop's own bot check, where no vendor's is configured: a trap in the form that people do not
 * see, and the time that somebody took. A page is the same for everybody, so that the time is the
 * browser's to measure; a form that was sent without scripts has the trap alone.
 */
import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

/** The shortest time in which people fill in the form, in milliseconds. */
const shortestFillTime = 1_000;

/** The token of a form whose page runs no scripts. */
export const scriptlessToken = 'form';

const trappedToken = 'trapped';

/** The token of a form that was filled in within so many milliseconds. */
export const timedToken = (milliseconds: number): string =>
  `form-${Math.max(0, Math.round(milliseconds))}`;

/** The token that a form sends on; for a filled-in trap it is one that no check accepts. */
export const tokenOfForm = (token: string, trap: string): string =>
  textOf(trap) === '' ? token : trappedToken;

/** Why it was a machine: it filled in the trap, was too fast, or made up a token. */
export type BotSuspicion = { readonly kind: 'trapped' | 'too-fast' | 'token-unknown' };

/** Judges a form by its token. */
export const checkBot = (token: string): E.Either<BotSuspicion, 'person'> => {
  const text = textOf(token);
  if (text === trappedToken) return E.left({ kind: 'trapped' });
  const read = /^form(?:-(?<time>\d{1,15}))?$/u.exec(text);
  if (read === null) return E.left({ kind: 'token-unknown' });
  const time = read.groups?.['time'];
  return time !== undefined && Number(time) < shortestFillTime
    ? E.left({ kind: 'too-fast' })
    : E.right('person');
};
