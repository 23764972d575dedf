import { maySend } from '../domain/consent/consent.ts';
import type { DesignerAddressError } from '../domain/designer/designer-address.ts';
import {
  handOffFromParameters,
  type DesignerLink,
  type HandOffSetting,
  type NoDesigner,
} from '../domain/products/hand-off-from-parameters.ts';
import type { ParameterSource } from '../domain/designer/parameter-source.ts';
import type { HandOffRefusal } from '../domain/designer/refusals.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasConsent } from '../ports/consent-store.ts';
import type { HasTracking } from '../ports/tracking.ts';

/** The time is the clock's. */
export type DesignerSetting = Omit<HandOffSetting, 'now'> & {
  /** Off by `_tracking=0`. */
  readonly isTracking: boolean;
};

/**
 * Where the shopper goes (storefront §7); tells the statistics, with consent. Without deciding
 * parameters there is no designer.
 */
export const openDesigner =
  (
    parameters: ParameterSource,
    { isTracking, ...setting }: DesignerSetting,
  ): RTE.ReaderTaskEither<
    HasClock & HasTracking & HasConsent,
    NoDesigner | HandOffRefusal | DesignerAddressError,
    DesignerLink
  > =>
  ({ clock, tracking, consent }) =>
    pipe(
      TE.fromIOEither(() => handOffFromParameters(parameters, { ...setting, now: clock.now() })),
      TE.tapIO(({ handOff }) => () => {
        if (isTracking && maySend(consent.read()))
          tracking.track({ event: 'designer_hand_off', designer: handOff.designer });
      }),
    );
