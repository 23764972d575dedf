/** A computer that waits for the photo of a phone. */
import {
  phonePhotoFields,
  phonePhotoSeconds,
  pictureUploadPaths,
} from '../../../core/domain/image/own-picture.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { printQuery } from '../../../core/domain/query/query.ts';

/** What it asks, and how it waits, in milliseconds. */
export type PhoneWorld = {
  readonly ask: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>;
  /** An aborted pause ends at once. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** `arrived` has the address of the photo, which only this computer may ask for. */
type PhoneOutcome =
  | { readonly kind: 'arrived'; readonly href: string }
  | { readonly kind: 'over' | 'failed' | 'left' };

const shortestPause = 1_500;
const longestPause = 6_000;

const textIn = (value: unknown, name: string): string => {
  const field: unknown = typeof value === 'object' && value !== null && Reflect.get(value, name);
  return typeof field === 'string' ? field : '';
};

/**
 * Opens a code and asks, ever more seldom, whether its photo has come, until it has, the code is
 * over, or the signal ends it. A question that gets no answer is asked again.
 */
export const waitForPhone = async (
  { ask, pause }: PhoneWorld,
  locale: Locale,
  onCode: (path: string) => void,
  signal: AbortSignal,
): Promise<PhoneOutcome> => {
  const begun = await ask(pictureUploadPaths.phoneBegin, {}).catch(() => undefined);
  if (begun?.ok !== true) return { kind: 'failed' };
  const invited: unknown = await begun.json().catch(() => undefined);
  const [code, claim] = [phonePhotoFields.code, phonePhotoFields.claim].map((name) =>
    textIn(invited, name),
  );
  if (!code || !claim) return { kind: 'failed' };
  onCode(`${pictureUploadPaths.phone}?${printQuery({ [phonePhotoFields.code]: code, locale })}`);
  let waited = 0;
  for (let next = shortestPause; waited < phonePhotoSeconds * 1_000;) {
    await pause(next, signal);
    if (signal.aborted) return { kind: 'left' };
    waited += next;
    next = Math.min(longestPause, next * 1.2);
    const answer = await ask(pictureUploadPaths.phoneArrived, {
      [phonePhotoFields.claim]: claim,
    }).catch(() => undefined);
    if (answer?.status === 404) break;
    if (answer?.status === 200) {
      const href = textIn(await answer.json().catch(() => undefined), 'location');
      return href === '' ? { kind: 'failed' } : { kind: 'arrived', href };
    }
  }
  return { kind: 'over' };
};
