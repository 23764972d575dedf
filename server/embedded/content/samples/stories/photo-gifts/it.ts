import type { AllPhotoGiftTexts } from './texts.ts';

/** In Italian. */
export const texts: AllPhotoGiftTexts = {
  shared: {
    offeredHeadline: 'Che cosa c’è',
    occasionsHeadline: 'Per quale occasione?',
    voucher: 'Se le foto devono ancora arrivare',
  },
  pages: {
    'photo-gifts': {
      name: 'Regali con le foto',
      title: 'Fotolibri, calendari, scatole e stampe',
      description:
        'Fotolibri, calendari, scatole di foto, stampe e buoni regalo a colpo d’occhio, ciascuno con il suo prezzo di partenza.',
      headline: 'Che cosa diventano le sue foto',
      lead: 'Un libro, un calendario, una scatola o singole stampe: tutto in una pagina, con i prezzi.',
      picture: 'Un fotolibro chiuso su un tavolo',
      tile: 'Libri, calendari, scatole e stampe',
      choosing: {
        headline: 'Libro, calendario o scatola?',
        text: [
          'Un viaggio o una festa con molte foto si racconta meglio in un [fotolibro](photobook). Per goderne ogni giorno c’è il [calendario](photo-calendar).',
          'Le singole foto preferite stanno bene nella [scatola](photo-box), che si riempie con gli anni. Le stampe senza scatola sono in [](photo-prints).',
        ],
      },
    },
    'wedding-photos': {
      name: 'Foto di matrimonio',
      title: 'Foto di nozze in libro, scatola, calendario',
      description:
        'Le foto del matrimonio diventano un fotolibro, una scatola di foto per gli ospiti e un calendario, con i prezzi di partenza.',
      headline: 'Il vostro giorno, da sfogliare',
      lead: 'La festa è stata lunga e le foto sono molte. Qui diventano un libro per voi e un saluto per chi c’era.',
      picture: 'Un fotolibro con la copertina chiara',
      tile: 'Libro, scatola e calendario delle nozze',
      choosing: {
        headline: 'Per voi e per gli ospiti',
        text: [
          'Per voi due, un libro le cui pagine restano piatte: le foto di gruppo passano da una pagina all’altra. Il modello Vermeil è stato disegnato per i matrimoni.',
          'Per i genitori e i testimoni, una scatola con le foto in cui ci sono loro. Il biglietto di ringraziamento è in [](cards).',
        ],
      },
    },
    'christmas-photos': {
      name: 'Foto per Natale',
      title: 'Regali con le foto per Natale, con i prezzi',
      description:
        'Calendari per l’anno nuovo, un fotolibro di quello vecchio, scatole e buoni: che cosa possono diventare le foto per Natale.',
      headline: 'L’anno, ben confezionato',
      lead: 'Il calendario dell’anno nuovo, il libro di quello vecchio. E un buono, se il tempo stringe.',
      picture: 'Un calendario da parete per l’anno nuovo',
      tile: 'Calendario, libro dell’anno e buono',
      choosing: {
        headline: 'Per che cosa c’è ancora tempo',
        text: [
          'Un [calendario](photo-calendar) serve a tutti e si riempie presto: bastano dodici foto e una per la copertina. Il libro dell’anno richiede una sera.',
          'Il giorno di consegna è scritto accanto a ogni prezzo. Il [buono regalo](gift-voucher) arriva per e-mail nel giorno che lei sceglie.',
        ],
      },
    },
  },
};
