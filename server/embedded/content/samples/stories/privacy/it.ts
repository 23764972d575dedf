import type { PrivacyTexts } from './page.ts';

/** In Italian. */
export const texts: PrivacyTexts = {
  name: 'Privacy',
  title: 'Privacy: i suoi dati e i suoi diritti',
  description:
    'Quali dati tratta questo negozio, a che cosa servono, per quanto tempo sono conservati e quali diritti ha sui suoi dati.',
  headline: 'Informativa sulla privacy',
  lead: 'Trattiamo ciò che serve al suo ordine e misuriamo solo con il suo consenso.',
  sections: {
    photos: {
      headline: 'Le sue foto',
      text: [
        'Le foto servono solo a stampare il suo ordine. Non le mostriamo a nessuno e le cancelliamo quando non servono più per eventuali ristampe.',
      ],
    },
    order: {
      headline: 'Il suo ordine',
      text: [
        'Trattiamo nome, indirizzo e dati di pagamento per eseguire il contratto. Conserviamo le fatture per il tempo richiesto dalla legge.',
      ],
    },
    consent: {
      headline: 'Consenso',
      text: [
        'Senza il suo consenso non carichiamo nulla da altri fornitori e non misuriamo la visita. Rifiutare è facile quanto accettare, e può cambiare idea in ogni momento.',
        'La sua scelta resta per sei mesi in un cookie di questo negozio. Può cambiarla in fondo a ogni pagina, in «Impostazioni sulla privacy», con JavaScript attivo. Senza JavaScript non misuriamo nulla.',
        'Se salva qualcosa nella lista dei desideri o lo aggiunge al carrello, il negozio imposta un cookie per ciascuno. Contiene solo una chiave casuale e scade sei mesi dopo l’ultima modifica.',
        'Se accede, un cookie apposito mantiene l’accesso per 30 giorni o fino a quando esce. Contiene solo una chiave casuale. Del suo account conserviamo il nome, l’indirizzo e-mail e un valore di controllo da cui la password non si può leggere. Ciò che aveva salvato o aggiunto al carrello passa al suo account e vi resta finché non lo rimuove; dopo l’uscita questo browser non lo mostra più.',
      ],
    },
    rights: {
      headline: 'I suoi diritti',
      text: [
        'Può chiedere accesso, rettifica, cancellazione e trasferimento dei dati e rivolgersi a un’autorità di controllo. Scriva a [service@example.com](mail).',
      ],
    },
  },
};
