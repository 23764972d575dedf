/** The heart of wishes: apart from the paths that every page loads, for the button that draws it. */
export const heartPath = 'M12 20 5 13a4.5 4.5 0 0 1 7-5.5 4.5 4.5 0 0 1 7 5.5z';
