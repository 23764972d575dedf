import type { ReactNode } from 'react';
import { toId } from 'storybook/internal/csf';

type StoryLinkProps = { readonly title: string; readonly children?: ReactNode };

/** To the page of a component, by the title of its stories. */
export const StoryLink = ({ title, children }: StoryLinkProps) => (
  <a href={`./?path=/docs/${toId(title, 'docs')}`} target="_top">
    {children ?? title.split('/').at(-1)}
  </a>
);
