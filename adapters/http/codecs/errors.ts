import { t } from '../../../core/fp.ts';

/** In the request's locale, with one message for each field to blame (decisions, "Calls"). */
export const ErrorAnswer = t.intersection(
  [
    t.type({ message: t.type({ text: t.string }) }),
    t.partial({ payload: t.type({ errors: t.record(t.string, t.string) }) }),
  ],
  'ErrorAnswer',
);

export type WireError = t.TypeOf<typeof ErrorAnswer>;
