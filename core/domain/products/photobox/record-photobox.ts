import type { RecordedConfiguration } from '../product.ts';
import type { PhotoboxConfiguration } from './photobox-configuration.ts';

/** What the statistics know of a photo box, or prints. */
export const recordPhotobox = ({
  type,
  format,
}: Pick<PhotoboxConfiguration, 'type' | 'format'>): RecordedConfiguration => ({
  id: `${type}_${format}`,
  variant: format,
});
