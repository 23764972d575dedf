import type { MessageTable } from './message-table.ts';
import { storyBlockWords } from './story-block-words.ts';
import { storyChoiceWords } from './story-choice-words.ts';
import { storyPageWords } from './story-page-words.ts';
import { storyProductWords } from './story-product-words.ts';
import { storyShellWords } from './story-shell-words.ts';

/** For stories: what editors write, or a caller hands over, in the story's language. */
export const storyWords = {
  ...storyBlockWords,
  ...storyChoiceWords,
  ...storyPageWords,
  ...storyProductWords,
  ...storyShellWords,
  'story.design-now': {
    de: 'Jetzt gestalten',
    en: 'Design now',
    es: 'Crear ahora',
    fr: 'Créer maintenant',
    it: 'Creare ora',
    nl: 'Nu ontwerpen',
  },
  'story.order-sample': {
    de: 'Muster bestellen, die ersten drei sind gratis',
    en: 'Order a sample, the first three are free',
    es: 'Pedir una muestra, las tres primeras son gratis',
    fr: 'Commander un échantillon, les trois premiers sont gratuits',
    it: 'Ordinare un campione, i primi tre sono gratuiti',
    nl: 'Een staal bestellen, de eerste drie zijn gratis',
  },
  'story.long-button': {
    de: 'Zur Gestaltung Ihrer großformatigen Fototapete mit individuellem Zuschnitt und Musterversand',
    en: 'Go on to design your large photo wallpaper, cut to your own size, with samples by post',
    es: 'Diseñar su papel pintado de gran formato, cortado a medida y con envío de muestras',
    fr: 'Créer votre papier peint grand format, découpé sur mesure, avec envoi d’échantillons',
    it: 'Creare la sua carta da parati di grande formato, tagliata su misura, con invio di campioni',
    nl: 'Uw grote fotobehang ontwerpen, op maat gesneden en met stalen per post',
  },
  'story.all-formats': {
    de: 'Alle Formate, in denen wir Leinwand fertigen, nach Seitenverhältnis geordnet.',
    en: 'All sizes in which we make canvas, ordered by their proportions.',
    es: 'Todos los formatos en los que fabricamos lienzos, ordenados por proporción.',
    fr: 'Tous les formats de nos toiles, classés par proportions.',
    it: 'Tutti i formati in cui realizziamo tele, ordinati per proporzioni.',
    nl: 'Alle formaten waarin we canvas maken, geordend op verhouding.',
  },
  'story.long-title': {
    de: 'Großformatige Leinwandbilder in sämtlichen Seitenverhältnissen und Sondergrößen',
    en: 'Large canvas prints in every proportion, and in sizes made to your measure',
    es: 'Lienzos de gran formato en todas las proporciones y en medidas especiales',
    fr: 'Grandes toiles dans toutes les proportions et dans des dimensions particulières',
    it: 'Tele di grande formato in tutte le proporzioni e in misure speciali',
    nl: 'Grote canvasdoeken in alle verhoudingen en in bijzondere maten',
  },
  'story.woven': {
    de: 'Feines Baumwollgewebe, von Hand auf Fichte gespannt.',
    en: 'Fine cotton, stretched over spruce by hand.',
    es: 'Algodón fino, tensado a mano sobre madera de abeto.',
    fr: 'Fine toile de coton, tendue à la main sur épicéa.',
    it: 'Cotone fine, teso a mano su legno di abete.',
    nl: 'Fijn katoen, met de hand op vurenhout gespannen.',
  },
  'story.kept': {
    de: 'Ihre Auswahl gilt weiter',
    en: 'Your selection is kept',
    es: 'Su selección se conserva',
    fr: 'Votre choix est conservé',
    it: 'La sua scelta resta salvata',
    nl: 'Uw keuze blijft bewaard',
  },
  'story.no-prices': {
    de: 'Die Preise konnten gerade nicht geladen werden. Wir versuchen es gleich noch einmal.',
    en: 'We could not load the prices just now. We will try again in a moment.',
    es: 'No hemos podido cargar los precios. Lo intentamos de nuevo enseguida.',
    fr: 'Les prix n’ont pas pu être affichés. Nous réessayons dans un instant.',
    it: 'Non è stato possibile caricare i prezzi. Riproviamo tra un momento.',
    nl: 'We konden de prijzen niet laden. We proberen het zo nog eens.',
  },
  'story.saved': {
    de: 'Ihre Nachricht ist angekommen',
    en: 'We have your message',
    es: 'Hemos recibido su mensaje',
    fr: 'Nous avons reçu votre message',
    it: 'Abbiamo ricevuto il suo messaggio',
    nl: 'Uw bericht is aangekomen',
  },
  'story.too-small': {
    de: 'Die Auflösung genügt für höchstens 60 × 40 cm. Größer gedruckt sehen Sie bei nahem Hinsehen einzelne Bildpunkte; aus zwei Metern Abstand wirkt das Bild weiterhin scharf.',
    en: 'The resolution is enough for 60 × 40 cm at most. Printed larger, single dots show from close by; from two metres the picture still looks sharp.',
    es: 'La resolución basta para 60 × 40 cm como máximo. En un tamaño mayor se ven puntos de cerca; a dos metros la imagen sigue viéndose nítida.',
    fr: 'La résolution suffit pour 60 × 40 cm au plus. En plus grand, des points se voient de près ; à deux mètres, l’image reste nette.',
    it: 'La risoluzione basta per 60 × 40 cm al massimo. In formato più grande da vicino si vedono i punti; da due metri l’immagine resta nitida.',
    nl: 'De resolutie is genoeg voor hoogstens 60 × 40 cm. Groter gedrukt ziet u van dichtbij losse punten; van twee meter afstand blijft de foto scherp.',
  },
  'story.care-dry': {
    de: 'Mit einem trockenen Tuch abwischen.',
    en: 'Wipe with a dry cloth.',
    es: 'Limpiar con un paño seco.',
    fr: 'Essuyer avec un chiffon sec.',
    it: 'Pulire con un panno asciutto.',
    nl: 'Afnemen met een droge doek.',
  },
  'story.care-damp': {
    de: 'Mit einem feuchten Mikrofasertuch, ohne Reiniger.',
    en: 'With a damp microfibre cloth, without detergent.',
    es: 'Con un paño de microfibra húmedo, sin detergente.',
    fr: 'Avec un chiffon microfibre humide, sans détergent.',
    it: 'Con un panno in microfibra umido, senza detergente.',
    nl: 'Met een vochtige microvezeldoek, zonder schoonmaakmiddel.',
  },
  'story.test-report': {
    de: 'Prüfbericht des Instituts',
    en: 'Test report of the institute',
    es: 'Informe de ensayo del instituto',
    fr: 'Rapport d’essai de l’institut',
    it: 'Rapporto di prova dell’istituto',
    nl: 'Testrapport van het instituut',
  },
  'story.your-format': {
    de: 'Ihr Wunschformat und sein Preis',
    en: 'Your size and its price',
    es: 'Su formato y su precio',
    fr: 'Votre format et son prix',
    it: 'Il suo formato e il suo prezzo',
    nl: 'Uw formaat en de prijs',
  },
  'story.most-chosen': {
    de: 'Meistgewählt',
    en: 'Most chosen',
    es: 'Más elegido',
    fr: 'Le plus choisi',
    it: 'Più scelto',
    nl: 'Meest gekozen',
  },
  'story.new': { de: 'Neu', en: 'New', es: 'Nuevo', fr: 'Nouveau', it: 'Nuovo', nl: 'Nieuw' },
} as const satisfies MessageTable;

export type StoryWord = keyof typeof storyWords;
