/** Errors of both APIs (decisions, "Calls"). */
import { t } from '../../../core/fp.ts';

/** A message in the request's locale and, where a field is to blame, one for each such field. */
export const ErrorAnswer = t.intersection(
  [
    t.type({ message: t.type({ text: t.string }) }),
    t.partial({ payload: t.type({ errors: t.record(t.string, t.string) }) }),
  ],
  'ErrorAnswer',
);

/** An error on the wire. */
export type WireError = t.TypeOf<typeof ErrorAnswer>;
