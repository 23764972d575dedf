/**
 * The one place that imports fp-ts and io-ts, which have no exports map: plain Node needs the
 * `lib/*.js` paths, the browser build maps them to `es6/` (vite.config.ts).
 */
import * as E from 'fp-ts/lib/Either.js';
import * as O from 'fp-ts/lib/Option.js';
import * as RTE from 'fp-ts/lib/ReaderTaskEither.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import * as t from 'io-ts';

export { E, O, RTE, TE, t };
export { pipe } from 'fp-ts/lib/function.js';
export { sequenceS } from 'fp-ts/lib/Apply.js';
