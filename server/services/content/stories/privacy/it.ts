import type { PrivacyTexts } from './page.ts';

/** In Italian. */
export const texts: PrivacyTexts = {
  name: 'Privacy',
  title: 'Informativa sulla privacy',
  description: 'Quali dati tratta questo negozio, perché, e quali diritti hai.',
  headline: 'Informativa sulla privacy',
  lead: 'Trattiamo ciò che serve al tuo ordine e misuriamo solo con il tuo consenso.',
  sections: {
    photos: {
      headline: 'Le tue foto',
      text: [
        'Le foto servono solo a stampare il tuo ordine. Non le mostriamo a nessuno e le cancelliamo quando non servono più per eventuali ristampe.',
      ],
    },
    order: {
      headline: 'Il tuo ordine',
      text: [
        'Trattiamo nome, indirizzo e dati di pagamento per eseguire il contratto. Conserviamo le fatture per il tempo richiesto dalla legge.',
      ],
    },
    consent: {
      headline: 'Consenso',
      text: [
        'Senza il tuo consenso non carichiamo nulla da altri fornitori e non misuriamo la visita. Rifiutare è facile quanto accettare, e puoi cambiare idea in ogni momento.',
        'La tua scelta resta per sei mesi in un cookie di questo negozio. Puoi cambiarla in fondo a ogni pagina, in «Impostazioni sulla privacy», con JavaScript attivo. Senza JavaScript non misuriamo nulla.',
      ],
    },
    rights: {
      headline: 'I tuoi diritti',
      text: [
        'Puoi chiedere accesso, rettifica, cancellazione e trasferimento dei dati e rivolgerti a un’autorità di controllo. Scrivi a [service@example.com](mail).',
      ],
    },
  },
};
