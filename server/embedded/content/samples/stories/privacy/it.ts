import type { PrivacyTexts } from './page.ts';

/** In Italian. */
export const texts: PrivacyTexts = {
  name: 'Privacy',
  title: 'Privacy: i suoi dati e i suoi diritti',
  description:
    'Quali dati tratta questo negozio, a che cosa servono, per quanto tempo sono conservati e quali diritti ha sui suoi dati.',
  headline: 'Informativa sulla privacy',
  lead: 'Trattiamo ciò che serve alla visita e all’ordine. Misuriamo solo con il suo consenso.',
  sections: {
    controller: {
      headline: 'Titolare del trattamento',
      text: [
        '{trader}, {address}, e-mail [service@example.com](mail). Altre indicazioni sono nelle [](imprint). Gli articoli tra parentesi sono quelli del regolamento generale sulla protezione dei dati (GDPR).',
      ],
    },
    photos: {
      headline: 'Le sue foto',
      text: [
        'Il negozio mostra la foto che sceglie dapprima solo sul suo dispositivo. Ci viene trasmessa soltanto quando inizia a comporre o la invia dal telefono al computer (art. 6, par. 1, lett. b). Serve all’anteprima e alla stampa, a nient’altro. Non la mostriamo a nessuno.',
        'Un caricamento interrotto è cancellato dopo 2 ore, uno completo dopo 14 giorni se non lo rimuove prima. Le foto di un ordine e i relativi file di stampa vanno al nostro laboratorio. Li cancelliamo 30 giorni dopo la consegna; fino ad allora può servire una ristampa.',
        'Conserviamo per 14 giorni anche i suoi testi per biglietti e altri articoli stampati, quando li applica nell’editor. Quelli di un ordine ne fanno parte.',
      ],
    },
    order: {
      headline: 'Ordine e recesso',
      text: [
        'Trattiamo nome, indirizzo, e-mail e dati di pagamento per eseguire il contratto o per confermare il recesso (art. 6, par. 1, lett. b). Senza questi dati non possiamo consegnare. Conserviamo le fatture per il tempo richiesto dal diritto tributario e commerciale, al massimo dieci anni (art. 6, par. 1, lett. c). Ordini e fatture restano quindi anche se elimina il suo account: non appartengono più ad alcun account.',
      ],
    },
    contact: {
      headline: 'Modulo di contatto',
      text: [
        'Nome, e-mail, argomento, numero d’ordine e messaggio arrivano per e-mail al nostro servizio clienti, per poterLe rispondere (art. 6, par. 1, lett. b, altrimenti f). Il negozio li tiene solo fino alla consegna dell’e-mail, al massimo un mese. Il servizio clienti li cancella quando la richiesta è evasa, al più tardi dopo tre anni.',
      ],
    },
    newsletter: {
      headline: 'Newsletter',
      text: [
        'Inviamo la newsletter solo dopo che ha confermato l’indirizzo con il link della nostra e-mail (art. 6, par. 1, lett. a). Un’iscrizione non confermata decade dopo sette giorni. Conserviamo indirizzo, lingua e momenti di iscrizione e conferma come prova, fino alla cancellazione. Ogni numero contiene il link per annullare l’iscrizione.',
      ],
    },
    account: {
      headline: 'Account, carrello e lista dei desideri',
      text: [
        'Del suo account conserviamo nome, indirizzo e-mail e un valore di controllo da cui non si può ricavare la password (art. 6, par. 1, lett. b), finché non cancella l’account. Può vedere, modificare, scaricare e cancellare tutto nell’account stesso. Una registrazione che non conferma con il link nella nostra e-mail scade dopo sette giorni. Il link per una nuova password scade dopo un’ora.',
        'Se ordina per un’azienda, conserviamo anche il nome, l’indirizzo di fatturazione e la partita IVA. Chiediamo al registro della Commissione europea (VIES) se il numero esiste e conserviamo la risposta con la data (art. 6, par. 1, lett. b).',
        'Di ogni accesso conserviamo browser, sistema operativo, Paese, inizio e ultimo utilizzo, perché possa riconoscere e chiudere quelli non suoi (art. 6, par. 1, lett. f: account sicuri). Non conserviamo alcun indirizzo IP. La voce scompare con l’accesso: dopo 14 giorni senza utilizzo, al più tardi dopo 30 giorni. Browser e sistema operativo li ricordiamo per 90 giorni, per scriverle quando qualcuno accede con un altro dispositivo.',
        'Carrello e lista dei desideri sono cancellati 180 giorni dopo l’ultima modifica. Se accede, passano all’account e vi restano finché non li svuota.',
        'Ciò che inserisce alla cassa, come indirizzi, consegna e modo di pagamento, è conservato per 14 giorni dopo l’ultima modifica. È cancellato appena ha ordinato.',
        'Solo se sceglie di accedere con Google, dove lo offriamo, il suo browser si collega a Google (art. 6, par. 1, lett. a). Google viene così a sapere che accede qui e ci comunica il suo nome, il suo indirizzo e-mail e un identificativo, che conserviamo con l’account. Non riceviamo alcuna password. Di ciò che Google fa dei suoi dati, anche negli Stati Uniti, risponde Google.',
      ],
    },
    visit: {
      headline: 'Visita e segnalazioni di errori',
      text: [
        'All’apertura di una pagina il server tratta l’indirizzo IP per rispondere e per respingere un numero eccessivo di richieste (art. 6, par. 1, lett. f: un negozio sicuro e stabile). Non viene scritto nel registro ed è dimenticato dopo pochi minuti.',
        'Se nel browser si verifica un errore, la pagina lo segnala al nostro server: che cosa è successo e in quale pagina, senza nomi, dati inseriti o identificativi. Cancelliamo queste righe dopo 30 giorni.',
      ],
    },
    consent: {
      headline: 'Consenso',
      text: [
        'Senza il suo consenso non carichiamo nulla da altri fornitori, non misuriamo la visita e non adattiamo pubblicità (art. 6, par. 1, lett. a). Rifiutare è semplice quanto accettare, e può cambiare scelta in ogni momento. Ciò che è avvenuto fino ad allora resta lecito.',
        'La scelta è conservata per sei mesi in un cookie di questo negozio. Può cambiarla in fondo a ogni pagina, in «Impostazioni sulla privacy», con JavaScript attivo. Senza JavaScript non misuriamo nulla.',
      ],
    },
    storage: {
      headline: 'Cookie e memoria del browser',
      text: [
        'Il negozio ne ha bisogno perché funzioni ciò che fa. Non richiedono consenso. Altri li usiamo solo con il suo consenso.',
        '- un cookie per il carrello e uno per la lista dei desideri: una chiave casuale, 180 giorni dall’ultima modifica',
        '- un cookie per l’accesso: una chiave casuale, al massimo 30 giorni o fino all’uscita',
        '- un cookie per i clienti aziendali, che dice solo che i prezzi sono mostrati senza imposte: 30 giorni o fino all’uscita',
        '- un cookie per i link delle e-mail sul suo account: la chiave del link, un’ora o fino all’uso',
        '- un cookie per le foto caricate: una chiave casuale, 14 giorni',
        '- un cookie per la scelta sul consenso: sei mesi',
        '- nella memoria del browser: le sue foto, per 14 giorni al massimo, e le sue parole per un biglietto, finché non le rimuove, e brevi note che spariscono con la finestra',
      ],
    },
    recipients: {
      headline: 'Chi riceve i dati',
      text: [
        'Per noi lavorano un centro dati, un servizio di posta elettronica, servizi di pagamento e corrieri. Ricevono ciò che serve al loro compito e sono vincolati per contratto (art. 28). Trasmettiamo dati fuori dallo Spazio economico europeo solo se vi fa consegnare. Non vengono prese decisioni automatizzate su di lei.',
        'I nomi di questi fornitori li aggiunge il gestore: questo negozio è un esempio.',
      ],
    },
    rights: {
      headline: 'I suoi diritti',
      text: [
        'Può chiedere accesso, rettifica, cancellazione, limitazione e portabilità dei dati (artt. da 15 a 20), opporsi al trattamento per legittimo interesse (art. 21) e revocare un consenso in ogni momento (art. 7, par. 3). Scriva a [service@example.com](mail).',
      ],
    },
  },
  authorities: [
    {
      headline: 'Autorità di controllo',
      markets: ['it'],
      text: [
        'Può proporre reclamo al Garante per la protezione dei dati personali, a Roma. L’autorità competente per noi è il Bayerisches Landesamt für Datenschutzaufsicht, ad Ansbach.',
      ],
    },
    {
      headline: 'Svizzera',
      markets: ['ch'],
      text: [
        'Per lei vale la legge federale sulla protezione dei dati (LPD). I dati sono trattati in Germania, il cui diritto li protegge in modo adeguato. Vigila l’Incaricato federale della protezione dei dati e della trasparenza (IFPDT), a Berna.',
      ],
    },
  ],
};
