/** The overview of the magazine. */
import { definePage } from '../define-page.ts';
import { slugOfPrefix, tilesBlock, type StoryPage } from '../site.ts';
import type { HeadTexts, PageTexts, WrittenTexts } from '../texts.ts';
import { articleKeysOf } from './article-keys.ts';

const texts: WrittenTexts<PageTexts> = {
  de: {
    name: 'Magazin',
    title: 'Magazin: Rat für Foto, Material und Wand',
    description:
      'Wie hoch ein Bild hängt, welche Größe über das Sofa passt und was jedes Material an Pflege braucht: unser Rat, mit Maßen und Tabellen.',
    headline: 'Rat für Ihre Wände',
    lead: 'Maße, Tabellen und Handgriffe, die beim Aussuchen, Aufhängen und Pflegen helfen.',
  },
  en: {
    name: 'Magazine',
    title: 'Magazine: advice on photos and walls',
    description:
      'How high a picture hangs, which size suits the sofa, and what care each material needs: our advice, with measurements and tables.',
    headline: 'Advice for your walls',
    lead: 'Measurements, tables and small tricks for choosing, hanging and looking after pictures.',
  },
  es: {
    name: 'Revista',
    title: 'Revista: consejos para fotos y paredes',
    description:
      'A qué altura va un cuadro, qué tamaño queda bien sobre el sofá y qué cuidados pide cada material: nuestros consejos, con medidas y tablas.',
    headline: 'Consejos para sus paredes',
    lead: 'Medidas, tablas y pequeños trucos para elegir, colgar y cuidar los cuadros.',
  },
  fr: {
    name: 'Magazine',
    title: 'Magazine : conseils pour photos et murs',
    description:
      'À quelle hauteur accrocher un tableau, quelle taille au-dessus du canapé, quel entretien pour chaque support : nos conseils, mesures à l’appui.',
    headline: 'Des conseils pour vos murs',
    lead: 'Des mesures, des tableaux de choix et des gestes simples pour choisir, accrocher et entretenir.',
  },
  it: {
    name: 'Rivista',
    title: 'Rivista: consigli per foto e pareti',
    description:
      'A che altezza va un quadro, quale misura sta bene sopra il divano e quale cura vuole ogni materiale: i nostri consigli, con misure e tabelle.',
    headline: 'Consigli per le sue pareti',
    lead: 'Misure, tabelle e piccoli accorgimenti per scegliere, appendere e curare i quadri.',
  },
  nl: {
    name: 'Magazine',
    title: 'Magazine: advies voor foto en muur',
    description:
      'Op welke hoogte een foto hangt, welk formaat boven de zithoek past en hoe u elk materiaal onderhoudt: ons advies, met maten en tabellen.',
    headline: 'Advies voor uw muren',
    lead: 'Maten, tabellen en handgrepen voor het kiezen, ophangen en onderhouden van foto’s.',
  },
  markets: {
    'en-US': { title: 'Magazine: help with photos and walls' },
  },
};

/** The same where cards are sold. */
const cards: WrittenTexts<HeadTexts> = {
  de: {
    title: 'Magazin: Rat für Karten und gute Worte',
    description:
      'Wann Einladungen verschickt werden, was in eine Beileidskarte gehört und welches Papier zum Anlass passt: Rat mit Beispielen und Zeitplänen.',
    headline: 'Rat für Karten und Worte',
    lead: 'Zeitpläne, Beispiele und ein wenig Papierkunde für alles, was man von Hand schreibt.',
  },
  en: {
    title: 'Magazine: help with cards and good words',
    description:
      'When to send invitations, what to write in a sympathy card and which paper suits the occasion: advice with examples and timetables.',
    headline: 'Help with cards and words',
    lead: 'Timetables, examples and a little about paper, for everything that is written by hand.',
  },
  es: {
    title: 'Revista: consejos para tarjetas y textos',
    description:
      'Cuándo se envían las invitaciones, qué se escribe en un pésame y qué papel va con cada ocasión: consejos con ejemplos y calendarios.',
    headline: 'Consejos para tarjetas y palabras',
    lead: 'Calendarios, ejemplos y algo sobre el papel, para todo lo que se escribe a mano.',
  },
  fr: {
    title: 'Magazine : conseils pour vos cartes',
    description:
      'Quand envoyer un faire-part, que dire dans une carte de condoléances, quel papier pour quelle occasion : des conseils avec des exemples.',
    headline: 'Des conseils pour vos cartes',
    lead: 'Des calendriers, des exemples et quelques mots sur le papier, pour tout ce qui s’écrit à la main.',
  },
  it: {
    title: 'Rivista: consigli per biglietti e parole',
    description:
      'Quando si spediscono le partecipazioni, che cosa si scrive per un lutto e quale carta va con l’occasione: consigli con esempi e calendari.',
    headline: 'Consigli per biglietti e parole',
    lead: 'Calendari, esempi e qualcosa sulla carta, per tutto quello che si scrive a mano.',
  },
  nl: {
    title: 'Magazine: advies voor kaarten en woorden',
    description:
      'Wanneer u uitnodigingen verstuurt, wat op een condoleancekaart hoort en welk papier bij de gelegenheid past: advies met voorbeelden.',
    headline: 'Advies voor kaarten en woorden',
    lead: 'Schema’s, voorbeelden en iets over papier, voor alles wat u met de hand schrijft.',
  },
};

/** What the magazine of a channel has to read. */
export const magazine: StoryPage = definePage({
  slug: slugOfPrefix('magazine'),
  texts,
  cards,
  content: (site) => {
    const tiles = tilesBlock(site, '', articleKeysOf(site), 'articles');
    return {
      // Its own head has no picture: what others share shows the first article's.
      ogImages: tiles.items.slice(0, 1).map(({ picture }) => picture),
      blocks: [tiles],
    };
  },
});
