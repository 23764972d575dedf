import type { MessageTable } from '../../messages/message-table.ts';

export const previewNoteMessages = {
  'preview-note.name': {
    de: 'Vorschau',
    en: 'Preview',
    es: 'Vista previa',
    fr: 'Aperçu',
    it: 'Anteprima',
    nl: 'Voorbeeld',
  },
  'preview-note.draft': {
    de: 'Vorschau · Entwurf',
    en: 'Preview · draft',
    es: 'Vista previa · borrador',
    fr: 'Aperçu · brouillon',
    it: 'Anteprima · bozza',
    nl: 'Voorbeeld · concept',
  },
  'preview-note.published': {
    de: 'Vorschau · veröffentlicht',
    en: 'Preview · published',
    es: 'Vista previa · publicada',
    fr: 'Aperçu · publié',
    it: 'Anteprima · pubblicata',
    nl: 'Voorbeeld · gepubliceerd',
  },
  'preview-note.release': {
    de: 'Vorschau · Release {release}',
    en: 'Preview · release {release}',
    es: 'Vista previa · versión {release}',
    fr: 'Aperçu · version {release}',
    it: 'Anteprima · release {release}',
    nl: 'Voorbeeld · release {release}',
  },
  'preview-note.leave': {
    de: 'Veröffentlichte Seite',
    en: 'Published page',
    es: 'Página publicada',
    fr: 'Page publiée',
    it: 'Pagina pubblicata',
    nl: 'Gepubliceerde pagina',
  },
  'preview-note.expired': {
    de: 'Diese Vorschau ist abgelaufen. Bitte laden Sie den Editor neu.',
    en: 'This preview has expired. Please reload the editor.',
    es: 'Esta vista previa ha caducado. Vuelva a cargar el editor.',
    fr: 'Cet aperçu a expiré. Veuillez recharger l’éditeur.',
    it: 'Questa anteprima è scaduta. Ricarichi l’editor.',
    nl: 'Dit voorbeeld is verlopen. Laad de editor opnieuw.',
  },
} as const satisfies MessageTable;
