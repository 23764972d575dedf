/**
 * The shop's own bot check: a hidden field, and the time taken. Pages are the same for everybody,
 * so the browser measures the time; a form sent without scripts has the field alone.
 */
import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

/** Milliseconds. */
const shortestFillTime = 1_000;

/** The token of a page without scripts. */
export const scriptlessToken = 'form';

const trappedToken = 'trapped';

/** The token of a form that is sent so many milliseconds after its document was opened. */
export const timedToken = (milliseconds: number): string =>
  `form-${Math.max(0, Math.round(milliseconds))}`;

/** The token that a form sends on; where the trap is filled in, one that every check refuses. */
export const tokenOfForm = (token: string, trap: string): string =>
  textOf(trap) === '' ? token : trappedToken;

/** The trap was filled in, it was too fast, or the token is made up. */
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
