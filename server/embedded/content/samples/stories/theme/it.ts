import type { ThemeTexts } from './texts.ts';

/** In Italian. */
export const texts: ThemeTexts = {
  name: 'Modello di biglietto',
  title: 'Biglietto con il suo testo e la sua foto',
  description:
    'Un biglietto come lo desidera: scelga colore, formato, carta, nobilitazione e busta, veda subito il prezzo, poi metta il suo testo.',
  headline: 'Il suo biglietto',
  lead: 'Scelga colore, carta e quantità. Il biglietto lo completa dopo, nell’editor.',
  card: {
    headline: 'Il suo biglietto',
    startLabel: 'Crea ora',
    sampleLabel: 'Ordini un biglietto campione',
    sampleText: 'I primi tre biglietti campione sono gratuiti.',
    more: 'Ci scriva',
  },
};
