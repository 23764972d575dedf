import { fetchedTypefaces } from '../../../adapters/browser/fetched-typefaces.ts';

export const loadTypefaces = fetchedTypefaces((address) => fetch(address));
