import type { MessageTable } from '../../../messages/message-table.ts';
import { photoCount, priceUnavailable } from '../../../messages/shop-words.ts';

/** Words of the pages that sell photo boxes and prints. */
export const photoboxPageMessages = {
  'photobox.photos': photoCount,
  'photobox.each': {
    de: '{price} je Foto',
    en: '{price} a photo',
    es: '{price} por foto',
    fr: '{price} la photo',
    it: '{price} a foto',
    nl: '{price} per foto',
  },
  'photobox.box': {
    de: 'Box ohne Fotos: {price}',
    en: 'Box without photos: {price}',
    es: 'Caja sin fotos: {price}',
    fr: 'Box sans photos\u00a0: {price}',
    it: 'Scatola senza foto: {price}',
    nl: 'Box zonder foto’s: {price}',
  },
  'photobox.limits': {
    de: 'Von {minimum} bis {maximum}',
    en: 'From {minimum} to {maximum}',
    es: 'De {minimum} a {maximum}',
    fr: 'De {minimum} à {maximum}',
    it: 'Da {minimum} a {maximum}',
    nl: 'Van {minimum} tot {maximum}',
  },
  'photobox.steps': {
    de: 'Preis je Foto',
    en: 'Price of a photo',
    es: 'Precio por foto',
    fr: 'Prix par photo',
    it: 'Prezzo per foto',
    nl: 'Prijs per foto',
  },
  'photobox.from': {
    de: 'ab {count}',
    en: 'from {count}',
    es: 'desde {count}',
    fr: 'dès {count}',
    it: 'da {count}',
    nl: 'vanaf {count}',
  },
  'photobox.saving': {
    de: 'Mit {count, plural, one {{count} Foto} other {{count} Fotos}} mehr kostet jedes nur {price}.',
    en: 'With {count, plural, one {{count} more photo} other {{count} more photos}}, each costs only {price}.',
    es: 'Con {count, plural, one {{count} foto} other {{count} fotos}} más, cada una cuesta solo {price}.',
    fr: 'Avec {count, plural, one {{count} photo} other {{count} photos}} de plus, chacune ne coûte que {price}.',
    it: 'Con {count, plural, one {{count} foto} other {{count} foto}} in più, ognuna costa solo {price}.',
    nl: 'Met {count, plural, one {{count} foto} other {{count} foto’s}} meer kost elke foto maar {price}.',
  },
  'photobox.saving-less': {
    de: 'Mit {count, plural, one {{count} Foto} other {{count} Fotos}} mehr kosten alle zusammen weniger: {price} je Foto.',
    en: 'With {count, plural, one {{count} more photo} other {{count} more photos}}, all of them cost less: {price} a photo.',
    es: 'Con {count, plural, one {{count} foto} other {{count} fotos}} más, todas juntas cuestan menos: {price} por foto.',
    fr: 'Avec {count, plural, one {{count} photo} other {{count} photos}} de plus, l’ensemble coûte moins cher\u00a0: {price} la photo.',
    it: 'Con {count, plural, one {{count} foto} other {{count} foto}} in più, tutte insieme costano meno: {price} a foto.',
    nl: 'Met {count, plural, one {{count} foto} other {{count} foto’s}} meer kosten ze samen minder: {price} per foto.',
  },
  'photobox.photos-title': {
    de: 'Ihre Fotos',
    en: 'Your photos',
    es: 'Sus fotos',
    fr: 'Vos photos',
    it: 'Le sue foto',
    nl: 'Uw foto’s',
  },
  'photobox.photos-choose': {
    de: 'Fotos auswählen',
    en: 'Choose photos',
    es: 'Elija fotos',
    fr: 'Choisissez des photos',
    it: 'Scelga le foto',
    nl: 'Kies foto’s',
  },
  /** Follows where there is a pointer that can drag. */
  'photobox.photos-drop': {
    de: 'oder hierher ziehen',
    en: 'or drop them here',
    es: 'o arrástrelas hasta aquí',
    fr: 'ou déposez-les ici',
    it: 'o le trascini qui',
    nl: 'of sleep ze hierheen',
  },
  'photobox.photos-private': {
    de: 'Sie bleiben auf Ihrem Gerät. Dort prüfen wir, ob sie groß genug sind.',
    en: 'They stay on your device. We check there whether they are large enough.',
    es: 'Se quedan en su dispositivo. Ahí comprobamos si son lo bastante grandes.',
    fr: 'Elles restent sur votre appareil. Nous y vérifions si elles sont assez grandes.',
    it: 'Restano sul suo dispositivo. Lì controlliamo se sono abbastanza grandi.',
    nl: 'Ze blijven op uw apparaat. Daar controleren we of ze groot genoeg zijn.',
  },
} as const satisfies MessageTable;

/** Words of what becomes of chosen photos. */
export const chosenPhotosMessages = {
  /** Of so many: `12/24`. */
  'photobox.reading': {
    de: 'Fotos werden geprüft: {progress}',
    en: 'Checking photos: {progress}',
    es: 'Comprobando las fotos: {progress}',
    fr: 'Vérification des photos\u00a0: {progress}',
    it: 'Controllo delle foto: {progress}',
    nl: 'Foto’s worden gecontroleerd: {progress}',
  },
  'photobox.filled': {
    de: '{progress} Fotos ausgesucht',
    en: '{progress} photos chosen',
    es: '{progress} fotos elegidas',
    fr: '{progress} photos choisies',
    it: '{progress} foto scelte',
    nl: '{progress} foto’s gekozen',
  },
  'photobox.too-many': {
    de: 'Es gehen höchstens {maximum} Fotos: {count, plural, one {eines ist} other {{count} sind}} zu viel.',
    en: 'At most {maximum} photos fit: {count} too many.',
    es: 'Caben como máximo {maximum} fotos: {count, plural, one {sobra {count}} other {sobran {count}}}.',
    fr: '{maximum} photos au plus\u00a0: {count} de trop.',
    it: 'Al massimo {maximum} foto: {count} di troppo.',
    nl: 'Hoogstens {maximum} foto’s: {count} te veel.',
  },
  'photobox.count-good': {
    de: '{count} gut',
    en: '{count} good',
    es: '{count, plural, one {{count} buena} other {{count} buenas}}',
    fr: '{count, plural, one {{count} bonne} other {{count} bonnes}}',
    it: '{count, plural, one {{count} buona} other {{count} buone}}',
    nl: '{count} goed',
  },
  'photobox.count-fair': {
    de: '{count} ausreichend',
    en: '{count} fair',
    es: '{count, plural, one {{count} suficiente} other {{count} suficientes}}',
    fr: '{count, plural, one {{count} suffisante} other {{count} suffisantes}}',
    it: '{count, plural, one {{count} sufficiente} other {{count} sufficienti}}',
    nl: '{count} voldoende',
  },
  'photobox.count-too-small': {
    de: '{count} zu klein',
    en: '{count} too small',
    es: '{count, plural, one {{count} demasiado pequeña} other {{count} demasiado pequeñas}}',
    fr: '{count, plural, one {{count} trop petite} other {{count} trop petites}}',
    it: '{count, plural, one {{count} troppo piccola} other {{count} troppo piccole}}',
    nl: '{count} te klein',
  },
  'photobox.count-refused': {
    de: '{count} nicht druckbar',
    en: '{count} not printable',
    es: '{count, plural, one {{count} no imprimible} other {{count} no imprimibles}}',
    fr: '{count, plural, one {{count} non imprimable} other {{count} non imprimables}}',
    it: '{count, plural, one {{count} non stampabile} other {{count} non stampabili}}',
    nl: '{count} niet te printen',
  },
  'photobox.verdict-good': {
    de: 'gut',
    en: 'good',
    es: 'buena',
    fr: 'bonne',
    it: 'buona',
    nl: 'goed',
  },
  'photobox.verdict-fair': {
    de: 'ausreichend',
    en: 'fair',
    es: 'suficiente',
    fr: 'suffisante',
    it: 'sufficiente',
    nl: 'voldoende',
  },
  'photobox.verdict-too-small': {
    de: 'zu klein',
    en: 'too small',
    es: 'demasiado pequeña',
    fr: 'trop petite',
    it: 'troppo piccola',
    nl: 'te klein',
  },
  'photobox.waiting': {
    de: 'wird geprüft',
    en: 'being checked',
    es: 'en comprobación',
    fr: 'en cours de vérification',
    it: 'in controllo',
    nl: 'wordt gecontroleerd',
  },
  'photobox.advice': {
    de: 'Zu kleine Fotos werden in {format} unscharf. Nehmen Sie ein kleineres Format oder das Original aus der Kamera.',
    en: 'Photos that are too small will be blurry at {format}. Take a smaller size, or the original from the camera.',
    es: 'Las fotos demasiado pequeñas saldrán borrosas en {format}. Elija un formato menor o el original de la cámara.',
    fr: 'Les photos trop petites seront floues en {format}. Prenez un format plus petit, ou l’original de l’appareil.',
    it: 'Le foto troppo piccole risulteranno sfocate in {format}. Scelga un formato più piccolo o l’originale della fotocamera.',
    nl: 'Te kleine foto’s worden onscherp in {format}. Neem een kleiner formaat of het origineel uit de camera.',
  },
  'photobox.in-designer': {
    de: 'Im Gestalter fügen Sie diese Fotos ein.',
    en: 'You add these photos in the designer.',
    es: 'Estas fotos se añaden en el editor.',
    fr: 'Vous ajoutez ces photos dans l’atelier.',
    it: 'Queste foto si aggiungono nell’editor.',
    nl: 'In de ontwerper voegt u deze foto’s toe.',
  },
  'photobox.remove': {
    de: '{name} entfernen',
    en: 'Remove {name}',
    es: 'Quitar {name}',
    fr: 'Retirer {name}',
    it: 'Rimuovere {name}',
    nl: '{name} verwijderen',
  },
  'photobox.remove-all': {
    de: 'Alle entfernen',
    en: 'Remove all',
    es: 'Quitar todas',
    fr: 'Tout retirer',
    it: 'Rimuovere tutte',
    nl: 'Alle verwijderen',
  },
} as const satisfies MessageTable;

/** What is chosen: said on the server alone, which sends the words of an offer. */
export const photoboxOptionMessages = {
  'photobox.type': {
    de: 'Box',
    en: 'Box',
    es: 'Caja',
    fr: 'Box',
    it: 'Scatola',
    nl: 'Box',
  },
  'photobox.format': {
    de: 'Format der Fotos',
    en: 'Size of the photos',
    es: 'Formato de las fotos',
    fr: 'Format des photos',
    it: 'Formato delle foto',
    nl: 'Formaat van de foto’s',
  },
  'photobox.amount': {
    de: 'Anzahl der Fotos',
    en: 'Number of photos',
    es: 'Número de fotos',
    fr: 'Nombre de photos',
    it: 'Numero di foto',
    nl: 'Aantal foto’s',
  },
  'photobox.unavailable': priceUnavailable,
} as const satisfies MessageTable;

declare module '../../../messages/all-messages.ts' {
  interface ProductTables {
    readonly photobox: typeof photoboxPageMessages &
      typeof chosenPhotosMessages &
      typeof photoboxOptionMessages;
  }
}
