import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** A classified address: a foreign host opens a new tab and gets no referrer. */
export type LinkTarget = {
  readonly href: string;
  readonly target?: '_blank' | undefined;
  readonly rel?: string | undefined;
};

export type TextLink = LinkTarget & { readonly text: string };

type LinkProps = LinkTarget & {
  readonly className?: string | undefined;
  /** The link leads to the shown page; `within`: to a page that the shown one belongs to. */
  readonly isCurrent?: boolean | 'within' | undefined;
  readonly children: ReactNode;
};

/** A plain link; one that opens a new tab says so to those who listen. */
export const Link = ({ href, target, rel, className, isCurrent, children }: LinkProps) => {
  const text = useText();
  return (
    <a
      href={href}
      target={target}
      rel={rel}
      className={className}
      aria-current={isCurrent === true ? 'page' : isCurrent === 'within' || undefined}
    >
      {children}
      {target === '_blank' && <VisuallyHidden> ({text('link.new-tab')})</VisuallyHidden>}
    </a>
  );
};
