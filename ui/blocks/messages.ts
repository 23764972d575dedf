import type { MessageTable } from '../messages/message-table.ts';
import { photoCount } from '../messages/shop-words.ts';

/** What is said of an article in a list. */
export const articleMessages = {
  'article.photos': photoCount,
  'article.own-photo': {
    de: 'mit Ihrem Foto',
    en: 'with your photo',
    es: 'con su foto',
    fr: 'avec votre photo',
    it: 'con la sua foto',
    nl: 'met uw foto',
  },
  'article.own-photos': {
    de: 'mit {count, plural, one {Ihrem Foto} other {Ihren {count} Fotos}}',
    en: 'with {count, plural, one {your photo} other {your {count} photos}}',
    es: 'con {count, plural, one {su foto} other {sus {count} fotos}}',
    fr: 'avec {count, plural, one {votre photo} other {vos {count} photos}}',
    it: 'con {count, plural, one {la sua foto} other {le sue {count} foto}}',
    nl: 'met {count, plural, one {uw foto} other {uw {count} foto’s}}',
  },
  'article.photos-lacking': {
    de: 'Hier fehlen noch Ihre Fotos. Bitte fügen Sie sie beim Gestalten hinzu.',
    en: 'Your photos are still missing here. Please add them in the designer.',
    es: 'Aquí faltan todavía sus fotos. Añádalas en el editor, por favor.',
    fr: 'Vos photos manquent encore ici. Veuillez les ajouter dans l’atelier.',
    it: 'Qui mancano ancora le sue foto. Le aggiunga nell’editor, per favore.',
    nl: 'Hier ontbreken uw foto’s nog. Voeg ze toe in de ontwerper.',
  },
  'article.personal-gone': {
    de: 'Ihre Worte und Fotos sind nicht mehr bei uns gespeichert. Bitte geben Sie sie noch einmal ein.',
    en: 'We no longer have your words and photos. Please enter them once more.',
    es: 'Ya no tenemos sus textos y fotos. Indíquelos otra vez, por favor.',
    fr: 'Nous n’avons plus vos textes et photos. Veuillez les indiquer à nouveau.',
    it: 'Non abbiamo più i suoi testi e le sue foto. Li inserisca di nuovo.',
    nl: 'Wij hebben uw teksten en foto’s niet meer. Vul ze nog een keer in.',
  },
  'article.personal-private': {
    de: 'Eigene Worte und Fotos sieht nur, wer sie eingegeben hat.',
    en: 'Only the person who entered them can see the words and photos.',
    es: 'Los textos y fotos propios solo los ve quien los ha indicado.',
    fr: 'Seule la personne qui les a indiqués voit les textes et photos.',
    it: 'Testi e foto sono visibili solo a chi li ha inseriti.',
    nl: 'Alleen wie ze heeft ingevuld, ziet de teksten en foto’s.',
  },
  'article.personal-unavailable': {
    de: 'Ihre Worte und Fotos lassen sich gerade nicht anzeigen.',
    en: 'Your words and photos cannot be shown at the moment.',
    es: 'Sus textos y fotos no se pueden mostrar en este momento.',
    fr: 'Vos textes et photos ne peuvent pas être affichés pour le moment.',
    it: 'Al momento i suoi testi e le sue foto non possono essere mostrati.',
    nl: 'Uw teksten en foto’s kunnen nu niet worden getoond.',
  },
  'article.photo-gone': {
    de: 'Ihr Foto ist nicht mehr bei uns gespeichert. Bitte wählen Sie es noch einmal aus.',
    en: 'We no longer have your photo. Please choose it once more.',
    es: 'Ya no tenemos su foto. Selecciónela otra vez, por favor.',
    fr: 'Nous n’avons plus votre photo. Veuillez la choisir à nouveau.',
    it: 'Non abbiamo più la sua foto. La scelga di nuovo.',
    nl: 'Wij hebben uw foto niet meer. Kies die nog een keer.',
  },
  'article.photo-private': {
    de: 'Das Foto sieht nur, wer es ausgewählt hat.',
    en: 'Only the person who chose the photo can see it.',
    es: 'La foto solo la ve quien la ha elegido.',
    fr: 'Seule la personne qui a choisi la photo la voit.',
    it: 'La foto è visibile solo a chi l’ha scelta.',
    nl: 'Alleen wie de foto heeft gekozen, ziet die.',
  },
  'article.photo-here': {
    de: 'Zur Ansicht mit dem Foto auf diesem Gerät. Übertragen wird es erst beim Gestalten.',
    en: 'Shown with the photo on this device. It is sent only when you design.',
    es: 'Vista previa con la foto de este dispositivo. Se envía solo al diseñar.',
    fr: 'Aperçu avec la photo de cet appareil. Elle n’est envoyée qu’à la création.',
    it: 'Anteprima con la foto di questo dispositivo. Viene inviata solo con la creazione.',
    nl: 'Voorbeeld met de foto op dit apparaat. Die wordt pas bij het ontwerpen verzonden.',
  },
  'article.photo-unavailable': {
    de: 'Ihr Foto lässt sich gerade nicht anzeigen.',
    en: 'Your photo cannot be shown at the moment.',
    es: 'Su foto no se puede mostrar en este momento.',
    fr: 'Votre photo ne peut pas être affichée pour le moment.',
    it: 'Al momento la sua foto non può essere mostrata.',
    nl: 'Uw foto kan nu niet worden getoond.',
  },
} as const satisfies MessageTable;

/** Of an article of the magazine. */
export const publicationMessages = {
  'publication.updated': {
    de: 'aktualisiert am {day}',
    en: 'updated {day}',
    es: 'actualizado el {day}',
    fr: 'mis à jour le {day}',
    it: 'aggiornato il {day}',
    nl: 'bijgewerkt op {day}',
  },
  'publication.minutes': {
    de: '{minutes, plural, one {{minutes}\u00a0Minute} other {{minutes}\u00a0Minuten}} Lesezeit',
    en: '{minutes}\u00a0min read',
    es: '{minutes}\u00a0min de lectura',
    fr: '{minutes}\u00a0min de lecture',
    it: '{minutes}\u00a0min di lettura',
    nl: '{minutes, plural, one {{minutes}\u00a0minuut} other {{minutes}\u00a0minuten}} leestijd',
  },
} as const satisfies MessageTable;
