import type { ReactNode } from 'react';

type AdviceProps = { readonly children: ReactNode };

/** What to do, as a list. */
export const Do = ({ children }: AdviceProps) => (
  <section className="advice" data-kind="do">
    <h3>✓ Do</h3>
    {children}
  </section>
);

/** What to leave. */
export const Dont = ({ children }: AdviceProps) => (
  <section className="advice" data-kind="dont">
    <h3>✕ Don’t</h3>
    {children}
  </section>
);

export const Advice = ({ children }: AdviceProps) => <div className="advices">{children}</div>;
