import type { ConfiguratorData } from '../../configurator/configurator-data.ts';

/** What the page of a photo frame needs beside its content. */
export type PhotoFrameData = ConfiguratorData & { readonly product: 'photoFrame' };
