import { createContext } from 'react';

/**
 * The nonce of the page's scripts while it is rendered on the server. A browser hides a nonce from
 * scripts, and hydration leaves it alone.
 */
export const NonceContext = createContext<string | undefined>(undefined);
