import type { MessageTable } from '../../messages/message-table.ts';

/** Texts of a dialog whose content cannot be loaded. */
export const unavailableDialogMessages = {
  'unavailable-dialog.title': {
    de: 'Gerade nicht verfügbar',
    en: 'Not available right now',
    es: 'No disponible en este momento',
    fr: 'Indisponible pour le moment',
    it: 'Al momento non disponibile',
    nl: 'Nu niet beschikbaar',
  },
  'unavailable-dialog.text': {
    de: 'Das lässt sich im Moment nicht laden. Ihre Auswahl bleibt erhalten.',
    en: 'This cannot be loaded at the moment. Your choices are kept.',
    es: 'No se puede cargar en este momento. Su selección se conserva.',
    fr: 'Impossible de charger ce contenu pour le moment. Vos choix sont conservés.',
    it: 'In questo momento non è possibile caricare il contenuto. Le sue scelte restano.',
    nl: 'Dit kan nu niet worden geladen. Uw keuze blijft bewaard.',
  },
  'unavailable-dialog.retry': {
    de: 'Noch einmal versuchen',
    en: 'Try again',
    es: 'Intentarlo de nuevo',
    fr: 'Réessayer',
    it: 'Riprovare',
    nl: 'Opnieuw proberen',
  },
} as const satisfies MessageTable;
