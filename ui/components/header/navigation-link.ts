import type { TextLink } from '../link/link.tsx';

/** An entry of the navigation; the current one is underlined. */
export type NavigationLink = TextLink & { readonly isCurrent: boolean };
