/** The least that a page of React is: one heading and one button, drawn by a server, hydrated. */
import { createElement, useState } from 'react';

/** A heading, and a button that counts. Without JSX, so that Node reads it as it is. */
export const ReactPage = () => {
  const [count, setCount] = useState(0);
  const press = (): void => setCount(count + 1);
  return createElement(
    'main',
    {},
    createElement('h1', {}, 'A page of React'),
    createElement('button', { type: 'button', onClick: press }, `Pressed ${count} times`),
  );
};
