import { pictureUploads } from '../../adapters/media/picture-uploads.ts';
import { manualClock } from './clock.ts';

/** For shops that nobody hands a picture: a folder that is never opened. */
export const unusedUploads = pictureUploads('/nonexistent/customer-pictures', manualClock(0));
