import type { ConfiguratorData } from '../../configurator/configurator-data.ts';

/** What the page of a wall picture needs beside its content. */
export type WallPictureData = ConfiguratorData & { readonly product: 'framedMaterial' };
