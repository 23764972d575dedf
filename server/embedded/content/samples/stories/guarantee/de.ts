import type { GuaranteeTexts } from './page.ts';

/** In German. */
export const texts: GuaranteeTexts = {
  name: 'Rechte bei Mängeln',
  title: 'Gesetzliche Gewährleistung: Ihre Rechte',
  description:
    'Was Ihnen gesetzlich zusteht, wenn eine Ware fehlerhaft oder beschädigt ankommt, wie lange das gilt und wie Sie uns einen Mangel melden.',
  headline: 'Gesetzliche Gewährleistung',
  lead: 'Für alle Waren gilt die gesetzliche Gewährleistung, auch für persönlich gefertigte.',
  sections: {
    period: {
      headline: 'Zwei Jahre',
      text: [
        'Ist eine Ware bei der Lieferung mangelhaft, haften wir dafür **zwei Jahre** ab Erhalt. Sie können Reparatur oder Ersatz verlangen, für Sie kostenlos.',
        'Gelingt beides nicht in angemessener Zeit, können Sie den Preis mindern oder vom Vertrag zurücktreten.',
      ],
    },
    report: {
      headline: 'So melden Sie einen Mangel',
      text: [
        'Beschreiben Sie uns, was nicht stimmt, am besten mit einem Foto: über die [Kontaktseite](contact). Die Ware müssen Sie erst zurückschicken, wenn wir Sie darum bitten.',
      ],
    },
  },
};
