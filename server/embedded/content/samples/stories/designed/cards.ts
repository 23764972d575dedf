/** What these pages say where cards are sold: what is offered there is a present, no picture of one's own. */
import type { Language } from '../../../../../../core/domain/locale/locales.ts';
import type { HeadTexts } from '../texts.ts';
import type { DesignedProduct } from './texts.ts';

type CardsTexts = Readonly<Record<Exclude<DesignedProduct, 'photobook'>, HeadTexts>>;

const german: CardsTexts = {
  'photo-box': {
    title: 'Fotobox als Geschenk zu Taufe und Hochzeit',
    description:
      'Ein persönliches Geschenk zu Taufe, Hochzeit oder Geburtstag: eine Box mit Ihren Fotos auf gutem Papier, in zwei Größen und auf vier Papieren.',
    headline: 'Eine Box voller Erinnerungen',
    lead: 'Ein Geschenk, das oft geöffnet wird: Ihre Fotos vom Fest, auf Papier und in einer Box.',
  },
  'photo-prints': {
    title: 'Fotoabzüge für Dankeskarten und Alben',
    description:
      'Fotoabzüge für das Album, als Beilage zur Dankeskarte oder zum Verschenken: sechs Größen, vier Papiere, vom Quadrat bis zum großen Abzug.',
    headline: 'Abzüge zum Beilegen und Einkleben',
    lead: 'Ein Foto vom Fest, das in die Dankeskarte oder ins Album passt. In sechs Größen und auf vier Papieren.',
  },
  'photo-calendar': {
    title: 'Fotokalender als Geschenk für die Familie',
    description:
      'Ein Kalender mit Fotos der Familie, als Geschenk zu Weihnachten oder zum Geburtstag: für die Wand, die Küche oder den Tisch, in vielen Formaten.',
    headline: 'Ein Jahr mit Ihrer Familie',
    lead: 'Jeder Monat zeigt ein Foto, das Sie ausgesucht haben. Ein Geschenk für die Wand, die Küche oder den Tisch.',
  },
  collage: {
    title: 'Fotocollage zum Verschenken und Aufhängen',
    description:
      'Die schönsten Fotos eines Festes oder einer Reise auf einem Bild: Gestalten Sie eine Collage als Geschenk, auf Leinwand, Acrylglas oder als Poster.',
    headline: 'Eine Collage zum Verschenken',
    lead: 'Die Fotos vom Fest, alle auf einem Bild. Sie wählen die Vorlage und laden Ihre Fotos, wir fertigen die Collage.',
  },
};

const english: CardsTexts = {
  'photo-box': {
    title: 'Photo box: a gift for weddings and birthdays',
    description:
      'A personal gift for a wedding, a christening or a birthday: a box of your photos on good paper, in two sizes and on four papers.',
    headline: 'A box full of memories',
    lead: 'A gift that is opened again and again: your photos of the day, on paper and in a box.',
  },
  'photo-prints': {
    title: 'Photo prints for thank-you cards and albums',
    description:
      'Photo prints for the album, to enclose with a thank-you card or to give away: six sizes and four papers, from the square to the large print.',
    headline: 'Prints to enclose and to keep',
    lead: 'A photo of the day that fits a thank-you card or an album. In six sizes and on four papers.',
  },
  'photo-calendar': {
    title: 'Photo calendars: a gift for the family',
    description:
      'A calendar with photos of the family, as a gift for Christmas or a birthday: for the wall, the kitchen or the desk, in many sizes.',
    headline: 'A year with your family',
    lead: 'Each month shows a photo that you have chosen. A gift for the wall, the kitchen or the desk.',
  },
  collage: {
    title: 'Photo collage: a gift that says thank you',
    description:
      'The best photos of a celebration or a journey in one picture: design a collage as a gift, on canvas, behind acrylic or as a poster.',
    headline: 'A collage to give away',
    lead: 'All the photos of the day in one picture. You choose a template and add your photos, and we make the collage.',
  },
};

const spanish: CardsTexts = {
  'photo-box': {
    title: 'Caja de fotos: un regalo de boda o bautizo',
    description:
      'Un regalo personal para una boda, un bautizo o un cumpleaños: una caja con sus fotos en buen papel, en dos tamaños y cuatro papeles.',
    headline: 'Una caja llena de recuerdos',
    lead: 'Un regalo que se abre a menudo: sus fotos de la fiesta, en papel y dentro de una caja.',
  },
  'photo-prints': {
    title: 'Copias de fotos para álbum y tarjetas',
    description:
      'Copias de fotos para el álbum, para acompañar una tarjeta de agradecimiento o para regalar: seis tamaños y cuatro papeles.',
    headline: 'Copias para acompañar y para pegar',
    lead: 'Una foto de la fiesta para la tarjeta de agradecimiento o para el álbum. En seis tamaños y cuatro papeles.',
  },
  'photo-calendar': {
    title: 'Calendario con fotos: regalo para la familia',
    description:
      'Un calendario con fotos de la familia, para regalar en Navidad o en un cumpleaños: para la pared, la cocina o la mesa, en muchos formatos.',
    headline: 'Un año con su familia',
    lead: 'Cada mes muestra una foto que ha elegido usted. Un regalo para la pared, la cocina o la mesa.',
  },
  collage: {
    title: 'Collage de fotos: un regalo para colgar',
    description:
      'Las mejores fotos de una fiesta o de un viaje en un cuadro: diseñe un collage para regalar, en lienzo, metacrilato o póster.',
    headline: 'Un collage para regalar',
    lead: 'Todas las fotos de la fiesta en un cuadro. Usted elige la plantilla y añade las fotos; nosotros hacemos el collage.',
  },
};

const french: CardsTexts = {
  'photo-box': {
    title: 'Box photos : cadeau de naissance ou de mariage',
    description:
      'Un cadeau personnel pour un mariage, un baptême ou un anniversaire : une boîte de vos photos sur beau papier, en deux tailles et quatre papiers.',
    headline: 'Une boîte pleine de souvenirs',
    lead: 'Un cadeau que l’on rouvre souvent : vos photos de la fête, sur papier et dans une boîte.',
  },
  'photo-prints': {
    title: 'Tirages photo pour albums et remerciements',
    description:
      'Des tirages photo pour l’album, à glisser dans une carte de remerciement ou à offrir : six tailles et quatre papiers, du carré au grand tirage.',
    headline: 'Des tirages à glisser et à coller',
    lead: 'Une photo de la fête à glisser dans une carte de remerciement ou à coller dans l’album. En six tailles et sur quatre papiers.',
  },
  'photo-calendar': {
    title: 'Calendrier photo : un cadeau pour la famille',
    description:
      'Un calendrier avec les photos de la famille, à offrir à Noël ou pour un anniversaire : pour le mur, la cuisine ou le bureau, en de nombreux formats.',
    headline: 'Une année avec votre famille',
    lead: 'Chaque mois montre une photo que vous avez choisie. Un cadeau pour le mur, la cuisine ou le bureau.',
  },
  collage: {
    title: 'Pêle-mêle photo : un cadeau à accrocher',
    description:
      'Les plus belles photos d’une fête ou d’un voyage en un tableau : créez un pêle-mêle à offrir, sur toile, sous verre acrylique ou en poster.',
    headline: 'Un pêle-mêle à offrir',
    lead: 'Toutes les photos de la fête en un tableau. Vous choisissez un modèle et ajoutez vos photos, nous fabriquons le pêle-mêle.',
  },
};

const italian: CardsTexts = {
  'photo-box': {
    title: 'Scatola con foto: regalo per nozze e nascita',
    description:
      'Un regalo personale per un matrimonio, un battesimo o un compleanno: una scatola con le sue foto su buona carta, in due misure e quattro carte.',
    headline: 'Una scatola piena di ricordi',
    lead: 'Un regalo che si apre spesso: le foto della festa, su carta e in una scatola.',
  },
  'photo-prints': {
    title: 'Stampe di foto per album e ringraziamenti',
    description:
      'Stampe per l’album, da allegare a un biglietto di ringraziamento o da regalare: sei misure e quattro carte, dal quadrato alla stampa grande.',
    headline: 'Stampe da allegare e da incollare',
    lead: 'Una foto della festa per il biglietto di ringraziamento o per l’album. In sei misure e su quattro carte.',
  },
  'photo-calendar': {
    title: 'Calendario con foto: regalo per la famiglia',
    description:
      'Un calendario con le foto di famiglia, da regalare a Natale o per un compleanno: per la parete, la cucina o la scrivania, in molti formati.',
    headline: 'Un anno con la sua famiglia',
    lead: 'Ogni mese mostra una foto che ha scelto lei. Un regalo per la parete, la cucina o la scrivania.',
  },
  collage: {
    title: 'Collage di foto: un regalo da appendere',
    description:
      'Le foto più belle di una festa o di un viaggio in un quadro: crei un collage da regalare, su tela, vetro acrilico o come poster.',
    headline: 'Un collage da regalare',
    lead: 'Tutte le foto della festa in un quadro. Lei sceglie il modello e aggiunge le foto, noi realizziamo il collage.',
  },
};

const dutch: CardsTexts = {
  'photo-box': {
    title: 'Fotobox als cadeau voor bruiloft of geboorte',
    description:
      'Een persoonlijk cadeau voor een bruiloft, een doop of een verjaardag: een doos met uw foto’s op goed papier, in twee maten en op vier papiersoorten.',
    headline: 'Een doos vol herinneringen',
    lead: 'Een cadeau dat vaak opengaat: uw foto’s van het feest, op papier en in een doos.',
  },
  'photo-prints': {
    title: 'Fotoafdrukken voor album en bedankkaart',
    description:
      'Fotoafdrukken voor het album, bij een bedankkaart of om weg te geven: zes maten en vier papiersoorten, van vierkant tot groot.',
    headline: 'Afdrukken om bij te voegen en in te plakken',
    lead: 'Een foto van het feest die bij een bedankkaart of in het album past. In zes maten en op vier papiersoorten.',
  },
  'photo-calendar': {
    title: 'Fotokalender als cadeau voor de familie',
    description:
      'Een kalender met foto’s van de familie, als cadeau met kerst of voor een verjaardag: voor de muur, de keuken of het bureau, in veel formaten.',
    headline: 'Een jaar met uw familie',
    lead: 'Elke maand toont een foto die u hebt gekozen. Een cadeau voor de muur, de keuken of het bureau.',
  },
  collage: {
    title: 'Fotocollage als cadeau voor aan de muur',
    description:
      'De mooiste foto’s van een feest of een reis in één geheel: ontwerp een collage als cadeau, op canvas, achter acrylglas of als poster.',
    headline: 'Een collage om cadeau te geven',
    lead: 'Alle foto’s van het feest in één geheel. U kiest een sjabloon en voegt uw foto’s toe, wij maken de collage.',
  },
};

/** By language, as the cards channel has them. */
export const cardsTexts: Readonly<Record<Language, CardsTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};
