import { TE, pipe } from '../../core/fp.ts';
import type { FrameMaterialError, FrameMaterials } from '../../core/ports/frame-materials.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, type CallError } from './call-endpoint.ts';
import { assortmentEndpoints } from './endpoints/assortment.ts';

const unavailable = (error: CallError): FrameMaterialError => ({
  kind: 'frame-materials-unavailable',
  reason: error.kind === 'refused' ? `the shop API answered ${error.status}` : error.reason,
});

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
