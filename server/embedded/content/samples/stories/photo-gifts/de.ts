import type { AllPhotoGiftTexts } from './texts.ts';

/** In German. */
export const texts: AllPhotoGiftTexts = {
  shared: {
    offeredHeadline: 'Was es gibt',
    occasionsHeadline: 'Zu welchem Anlass?',
    voucher: 'Wenn die Fotos noch kommen',
  },
  pages: {
    'photo-gifts': {
      name: 'Fotogeschenke',
      title: 'Fotobuch, Kalender, Fotobox: alle Preise',
      description:
        'Fotobücher, Kalender, Fotoboxen, Abzüge und Gutscheine auf einen Blick, jeweils mit dem Preis, ab dem es losgeht.',
      headline: 'Was aus Ihren Fotos wird',
      lead: 'Ein Buch, ein Kalender, eine Box oder einzelne Abzüge: alles auf einer Seite, mit Preisen.',
      picture: 'Ein geschlossenes Fotobuch auf einem Tisch',
      tile: 'Bücher, Kalender, Boxen und Abzüge',
      choosing: {
        headline: 'Buch, Kalender oder Box?',
        text: [
          'Eine Reise oder ein Fest mit vielen Fotos erzählt ein [](photobook) am besten. Wer jeden Tag etwas davon haben soll, bekommt einen [](photo-calendar).',
          'Sind es einzelne Lieblingsfotos, passt die [](photo-box): Sie wird mit den Jahren voller. Abzüge ohne Box gibt es unter [](photo-prints).',
        ],
      },
    },
    'wedding-photos': {
      name: 'Hochzeitsfotos',
      title: 'Hochzeitsfotos als Buch, Box und Kalender',
      description:
        'Aus Ihren Hochzeitsfotos werden ein Fotobuch, eine Fotobox für die Gäste und ein Kalender für die Eltern: mit Preisen ab.',
      headline: 'Ihr Tag, zum Blättern',
      lead: 'Das Fest war lang, die Fotos sind viele. Hier werden sie ein Buch für Sie und ein Gruß für alle, die dabei waren.',
      picture: 'Ein Fotobuch mit hellem Einband',
      tile: 'Buch, Box und Kalender vom Fest',
      choosing: {
        headline: 'Für Sie und für die Gäste',
        text: [
          'Für Sie beide ein Buch, dessen Seiten flach liegen: Gruppenfotos laufen dann über den Falz. Der Entwurf Vermeil ist für Hochzeiten gezeichnet.',
          'Für Eltern und Trauzeugen eine Fotobox mit den Bildern, auf denen sie selbst zu sehen sind. Die Danksagung dazu finden Sie unter [](cards).',
        ],
      },
    },
    'christmas-photos': {
      name: 'Fotos zu Weihnachten',
      title: 'Fotogeschenke zu Weihnachten, mit Preisen',
      description:
        'Kalender für das neue Jahr, ein Fotobuch des alten, Boxen und Gutscheine: was zu Weihnachten aus Ihren Fotos werden kann.',
      headline: 'Das Jahr, gut verpackt',
      lead: 'Der Kalender für das neue Jahr, das Buch über das alte. Und ein Gutschein, wenn es schnell gehen muss.',
      picture: 'Ein Wandkalender für das neue Jahr',
      tile: 'Kalender, Jahresbuch und Gutschein',
      choosing: {
        headline: 'Wofür noch Zeit ist',
        text: [
          'Einen [](photo-calendar) brauchen alle, und er ist schnell gefüllt: zwölf Fotos und ein Titelbild genügen. Ein Jahresbuch dauert einen Abend.',
          'Bis wann wir liefern, steht neben jedem Preis. Der [](gift-voucher) kommt per E-Mail an dem Tag, den Sie wählen.',
        ],
      },
    },
  },
};
