import { createContext, createElement, use, type ReactNode } from 'react';

/** A component that is drawn of its properties, and of the texts of the language, alone. */
type PlainComponent<Props extends object> = (props: Props) => ReactNode;

/** Has a component drawn for some properties; answers the name that its HTML is found by. */
export type DrawOnce = <Props extends object>(
  Component: PlainComponent<Props>,
  props: Props,
) => string;

/** Draws a component once for many pages; undefined where each is drawn in its place. */
export const DrawOnceContext = /* @__PURE__ */ createContext<DrawOnce | undefined>(undefined);

/** The element that stands in the place of what was drawn before, by its name. */
export const drawnMark = 'drawn-piece';

/**
 * A component that stands alike on many pages: a picture, a tile that is not chosen. The server draws
 * it once for equal properties and puts the same bytes wherever it stands; a browser draws it like
 * any other. Its properties are plain data, and callbacks, which never show in HTML. It reads
 * no context but the texts, has no `useId`, and is elements, not text.
 */
export const drawnOnce = <Props extends object>(
  Component: PlainComponent<Props>,
): PlainComponent<Props> => {
  if (!import.meta.env.SSR) return Component;
  const DrawnOnce = (props: Props): ReactNode => {
    const draw = use(DrawOnceContext);
    return draw === undefined
      ? Component(props)
      : createElement(drawnMark, { name: draw(Component, props) });
  };
  return DrawnOnce;
};
