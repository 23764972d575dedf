import type { ConfiguratorData } from '../../configurator/configurator-data.ts';

/** A page with wall pictures, as its view needs it beside its content. */
export type WallPictureData = ConfiguratorData & { readonly product: 'framedMaterial' };

/** A page with photo frames: the same product, with the frame chosen first. */
export type PhotoFrameData = ConfiguratorData & { readonly product: 'photoFrame' };
