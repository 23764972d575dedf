import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** A foreign host opens a new tab and gets no referrer. */
export type LinkTarget = {
  readonly href: string;
  readonly target?: '_blank' | undefined;
  readonly rel?: string | undefined;
};

export type TextLink = LinkTarget & { readonly text: string };

type LinkProps = LinkTarget & {
  readonly className?: string | undefined;
  /** `within`: the shown page is below the link's. */
  readonly isCurrent?: boolean | 'within' | undefined;
  readonly children: ReactNode;
};

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
