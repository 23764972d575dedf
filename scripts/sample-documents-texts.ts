/** What stands in the documents of the sample content. */
import type { Language } from '../core/domain/locale/locales.ts';

/** The sample form of annex I (B) of Directive 2011/83/EU, in its words. */
type WithdrawalForm = {
  readonly title: string;
  readonly about: string;
  readonly to: string;
  readonly statement: string;
  readonly fields: readonly string[];
  readonly note: string;
};

/** The form by which a contract is withdrawn from. */
export const withdrawalForms: Readonly<Record<Language, WithdrawalForm>> = {
  de: {
    title: 'Muster-Widerrufsformular',
    about:
      'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
    to: 'An:',
    statement:
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    fields: [
      'Bestellt am (*)/erhalten am (*)',
      'Name des/der Verbraucher(s)',
      'Anschrift des/der Verbraucher(s)',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      'Datum',
    ],
    note: '(*) Unzutreffendes streichen.',
  },
  en: {
    title: 'Model withdrawal form',
    about: 'Complete and return this form only if you wish to withdraw from the contract.',
    to: 'To:',
    statement:
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
    fields: [
      'Ordered on (*)/received on (*)',
      'Name of consumer(s)',
      'Address of consumer(s)',
      'Signature of consumer(s) (only if this form is notified on paper)',
      'Date',
    ],
    note: '(*) Delete as appropriate.',
  },
  es: {
    title: 'Modelo de formulario de desistimiento',
    about: 'Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.',
    to: 'A la atención de:',
    statement:
      'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)',
    fields: [
      'Pedido el/recibido el (*)',
      'Nombre del consumidor y usuario o de los consumidores y usuarios',
      'Domicilio del consumidor y usuario o de los consumidores y usuarios',
      'Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel)',
      'Fecha',
    ],
    note: '(*) Táchese lo que no proceda.',
  },
  fr: {
    title: 'Modèle de formulaire de rétractation',
    about:
      'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
    to: 'À l’attention de :',
    statement:
      'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
    fields: [
      'Commandé le (*)/reçu le (*) :',
      'Nom du (des) consommateur(s) :',
      'Adresse du (des) consommateur(s) :',
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
      'Date :',
    ],
    note: '(*) Rayez la mention inutile.',
  },
  it: {
    title: 'Modulo di recesso tipo',
    about: 'Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.',
    to: 'Destinatario:',
    statement:
      'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*)',
    fields: [
      'Ordinato il (*)/ricevuto il (*)',
      'Nome del/dei consumatore(i)',
      'Indirizzo del/dei consumatore(i)',
      'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)',
      'Data',
    ],
    note: '(*) Cancellare la dicitura inutile.',
  },
  nl: {
    title: 'Modelformulier voor herroeping',
    about: 'Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen.',
    to: 'Aan:',
    statement:
      'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)',
    fields: [
      'Besteld op (*)/ontvangen op (*)',
      'Naam/namen consument(en)',
      'Adres consument(en)',
      'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
      'Datum',
    ],
    note: '(*) Doorhalen wat niet van toepassing is.',
  },
};

/** How a picture gets to the right height. */
type HangingSheet = {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly string[];
  readonly ruler: string;
  readonly note: string;
};

/** The sheet that helps to hang a picture. */
export const hangingSheets: Readonly<Record<Language, HangingSheet>> = {
  de: {
    title: 'Hängehilfe für Ihr Wandbild',
    about: 'In vier Schritten an die richtige Stelle.',
    steps: [
      'Messen Sie die Höhe des Bildes und teilen Sie sie durch zwei. Die Bildmitte gehört auf etwa 145 cm.',
      'Messen Sie auf der Rückseite, wie tief die Aufhängung unter der Oberkante sitzt.',
      'Die Höhe des Nagels: 145 cm, plus halbe Bildhöhe, minus Abstand der Aufhängung.',
      'Zeichnen Sie den Punkt an und prüfen Sie ihn mit der Wasserwaage, bei großen Bildern an zwei Punkten.',
    ],
    ruler: 'Ein Lineal in Zentimetern und Zoll',
    note: 'Drucken Sie ohne Anpassung an die Seite (100 %), dann stimmt das Lineal.',
  },
  en: {
    title: 'Hanging sheet for your picture',
    about: 'In four steps to the right place.',
    steps: [
      'Measure the height of the picture and halve it. Its centre belongs at about 145 cm (57 inches).',
      'On the back, measure how far the hanger sits below the top edge.',
      'The height of the nail: 145 cm (57 inches), plus half the height, minus the distance of the hanger.',
      'Mark the point and check it with a spirit level; use two points for large pictures.',
    ],
    ruler: 'A ruler in centimetres and inches',
    note: 'Print at 100%, without fitting to the page, and the ruler is true.',
  },
  es: {
    title: 'Guía para colgar su cuadro',
    about: 'En cuatro pasos, en su sitio.',
    steps: [
      'Mida la altura del cuadro y divídala entre dos. El centro va a unos 145 cm del suelo.',
      'En el reverso, mida a qué distancia del borde superior está el colgador.',
      'La altura del clavo: 145 cm, más la mitad de la altura, menos la distancia del colgador.',
      'Marque el punto y compruébelo con un nivel; con cuadros grandes, use dos puntos.',
    ],
    ruler: 'Una regla en centímetros y pulgadas',
    note: 'Imprima al 100 %, sin ajustar a la página, para que la regla sea exacta.',
  },
  fr: {
    title: 'Fiche d’accrochage de votre tableau',
    about: 'En quatre étapes, à la bonne place.',
    steps: [
      'Mesurez la hauteur du tableau et divisez-la par deux. Son centre se place à environ 145 cm du sol.',
      'Au dos, mesurez la distance entre l’attache et le bord supérieur.',
      'La hauteur du clou : 145 cm, plus la moitié de la hauteur, moins la distance de l’attache.',
      'Marquez le point et vérifiez-le au niveau ; pour un grand tableau, prévoyez deux points.',
    ],
    ruler: 'Une règle en centimètres et en pouces',
    note: 'Imprimez à 100 %, sans ajuster à la page : la règle est alors juste.',
  },
  it: {
    title: 'Guida per appendere il quadro',
    about: 'In quattro passi, al posto giusto.',
    steps: [
      'Misuri l’altezza del quadro e la divida per due. Il centro va a circa 145 cm da terra.',
      'Sul retro, misuri la distanza dell’attacco dal bordo superiore.',
      'L’altezza del chiodo: 145 cm, più metà dell’altezza, meno la distanza dell’attacco.',
      'Segni il punto e lo controlli con la livella; per i quadri grandi usi due punti.',
    ],
    ruler: 'Un righello in centimetri e pollici',
    note: 'Stampi al 100%, senza adattare alla pagina: così il righello è esatto.',
  },
  nl: {
    title: 'Ophanghulp voor uw wanddecoratie',
    about: 'In vier stappen op de juiste plek.',
    steps: [
      'Meet de hoogte en deel die door twee. Het midden hoort op ongeveer 145 cm.',
      'Meet op de achterkant hoe ver de ophanging onder de bovenrand zit.',
      'De hoogte van de spijker: 145 cm, plus de halve hoogte, min de afstand van de ophanging.',
      'Teken het punt af en controleer het met een waterpas; gebruik bij grote formaten twee punten.',
    ],
    ruler: 'Een liniaal in centimeters en inches',
    note: 'Print op 100%, zonder aan te passen aan de pagina, dan klopt de liniaal.',
  },
};
