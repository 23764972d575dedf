import { createPasswords } from '../../server/embedded/shop/passwords.ts';
import { manualClock } from './clock.ts';

export const passwords = createPasswords(manualClock(0));
