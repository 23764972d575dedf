import type { WithdrawalOverride } from './page.ts';

/** What the shops that share the texts of it-IT add: Switzerland is among them. */
export const texts: WithdrawalOverride = {
  otherMarkets: [
    {
      headline: 'Se ordina in Svizzera',
      text: [
        'Il diritto svizzero non prevede un diritto di recesso per gli acquisti online. Le concediamo volontariamente i diritti descritti in questa pagina.',
      ],
    },
  ],
};
