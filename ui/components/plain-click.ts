type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** False for a click that opens its link in another tab or window, which is the browser's alone. */
export const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
