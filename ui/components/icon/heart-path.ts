/** Apart from the other icons: the wish button loads it alone. */
export const heartPath = 'M12 20 5 13a4.5 4.5 0 0 1 7-5.5 4.5 4.5 0 0 1 7 5.5z';
