import type { WithdrawalOverride } from './page.ts';

/** What only Switzerland says: its law has no right of withdrawal for purchases online. */
export const texts: WithdrawalOverride = {
  voluntary: [
    {
      headline: 'Freiwillige Rückgabe',
      text: [
        'Das Schweizer Recht kennt für Käufe im Internet kein Widerrufsrecht. Wir räumen Ihnen freiwillig die Rechte ein, die auf dieser Seite stehen.',
      ],
    },
  ],
};
