import { divideByOverride } from '../domain/flags/evaluation.ts';
import type { FlagName, Treatments } from '../domain/flags/flags.ts';
import type { FlagOverride } from '../domain/flags/override.ts';
import { isFlagSafePath } from '../domain/flags/safe-paths.ts';
import { E, type RTE } from '../fp.ts';
import type { FlagUser, HasFlags } from '../ports/flags.ts';

/** For whom, and for which path, the server evaluates flags. */
export type PathFlagQuestion = {
  /** Without prefixes, from the slash on. */
  readonly path: string;
  readonly names: readonly FlagName[];
  /** Of the request's own query (decisions, "Flags"). */
  readonly override: FlagOverride;
  /** Undefined without a user key: flags are off then. */
  readonly user: FlagUser | undefined;
  readonly isCrawler: boolean;
};

/**
 * All flags on flag-safe paths, none elsewhere, where the browser asks (supporting §2). Forced
 * flags are not evaluated; crawlers and requests without a key get `off`.
 */
export const flagsOfPath =
  ({
    path,
    names,
    override,
    user,
    isCrawler,
  }: PathFlagQuestion): RTE.ReaderTaskEither<HasFlags, never, Treatments> =>
  ({ flags }) =>
  async () => {
    if (!isFlagSafePath(path)) return E.right({});
    const { decided, open } = divideByOverride(names, override);
    if (user === undefined || isCrawler)
      return E.right({ ...Object.fromEntries(open.map((name) => [name, 'off'])), ...decided });
    return E.right({ ...(await flags.treatments(open, user)()), ...decided });
  };
