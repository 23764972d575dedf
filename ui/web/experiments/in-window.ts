/** In the window a shopper would see it move. */
export const isInWindow = (element: Element | null): boolean => {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};
