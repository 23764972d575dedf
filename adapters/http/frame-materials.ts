import { TE, pipe } from '../../core/fp.ts';
import type { FrameMaterials } from '../../core/ports/wall-picture/frame-materials.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, outageOf } from './call-endpoint.ts';
import { assortmentEndpoints } from './endpoints/assortment.ts';

const unavailable = outageOf('frame-materials-unavailable');

/** What the shop sells in frames, over HTTP (storefront §7, `variants-for-frame-types`). */
export const httpFrameMaterials = (api: ApiSettings): FrameMaterials => ({
  soldIn: (scope, frameType) =>
    pipe(
      callEndpoint(api, assortmentEndpoints.frameTypeVariants, {
        scope,
        query: { frameTypes: [frameType] },
        body: undefined,
      }),
      TE.bimap(unavailable, ({ payload }) =>
        payload.frames
          .filter((frame) => frame.frameType === frameType)
          .flatMap(({ materials }) => materials),
      ),
    ),
});
