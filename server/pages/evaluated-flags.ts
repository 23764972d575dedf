/** On flag-safe paths a page is made with its visitor's treatments. */
import type { IncomingMessage } from 'node:http';

import type { HeaderReader } from '../../adapters/http/scope.ts';
import { readUserKey } from '../../adapters/browser/user-key.ts';
import { readDevice } from '../../core/domain/device/device-info.ts';
import { flagNames, type Treatments } from '../../core/domain/flags/flags.ts';
import { readOverride } from '../../core/domain/flags/override.ts';
import { isFlagSafePath } from '../../core/domain/flags/safe-paths.ts';
import type { Channel } from '../../core/domain/locale/channel.ts';
import type { PageDecision } from '../../core/domain/routing/route-decision.ts';
import { E } from '../../core/fp.ts';
import type { Flags } from '../../core/ports/flags.ts';
import { flagsOfPath } from '../../core/usecases/flags-of-path.ts';

export type EvaluatedFlags = {
  readonly treatments: Treatments;
  /** Whether the address forces some: anybody can write such addresses, so nothing is kept. */
  readonly isForced: boolean;
};

/** Undefined where a page is the same for every visitor. */
export type EvaluateFlags = (
  request: Pick<IncomingMessage, 'headers'>,
  decision: PageDecision,
  search: string,
) => Promise<EvaluatedFlags | undefined>;

type FlagsAsked = {
  /** Without prefixes, from the slash on. */
  readonly path: string;
  readonly channel: Channel;
  /** Of the page: it may force flags. */
  readonly search: string;
  readonly header: HeaderReader;
};

/**
 * For the user key that a consenting visitor's browser has kept; without a key, and for crawlers,
 * every flag is off. None on pages that are the same for everybody.
 */
export const evaluateFlags = async (
  flags: Flags,
  { path, channel, search, header }: FlagsAsked,
): Promise<EvaluatedFlags> => {
  const userKey = readUserKey(header('cookie') ?? '');
  const device = readDevice(header('user-agent') ?? '', { mobileHint: header('sec-ch-ua-mobile') });
  const override = readOverride(new URLSearchParams(search));
  const evaluated = await flagsOfPath({
    path,
    names: flagNames,
    override,
    user:
      userKey.kind === 'user-key'
        ? { key: userKey.userKey, attributes: { channel, mobileDevice: device.isMobile } }
        : undefined,
    isCrawler: device.isCrawler,
  })({ flags })();
  return {
    treatments: E.toUnion(evaluated),
    isForced: override.others === 'off' || Object.keys(override.forced).length > 0,
  };
};

/** For pages. */
export const evaluateBy =
  (flags: Flags): EvaluateFlags =>
  async ({ headers }, { path, site: { channel } }, search) =>
    isFlagSafePath(path)
      ? evaluateFlags(flags, { path, channel, search, header: (name) => headers[name]?.toString() })
      : undefined;
