import type { RecordedConfiguration } from '../product.ts';
import type { PhotobookConfiguration } from './photobook-configuration.ts';

/** What the statistics know of a photo book. */
export const recordPhotobook = ({
  type,
  format,
}: Pick<PhotobookConfiguration, 'type' | 'format'>): RecordedConfiguration => ({
  id: `${type}_${format}`,
  variant: format,
});
