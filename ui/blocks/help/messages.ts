import type { MessageTable } from '../../messages/message-table.ts';

export const helpMessages = {
  'help.search': {
    de: 'Wonach suchen Sie?',
    en: 'What are you looking for?',
    es: '¿Qué busca?',
    fr: 'Que cherchez-vous\u202f?',
    it: 'Che cosa cerca?',
    nl: 'Wat zoekt u?',
  },
  'help.find': {
    de: 'Suchen',
    en: 'Search',
    es: 'Buscar',
    fr: 'Rechercher',
    it: 'Cercare',
    nl: 'Zoeken',
  },
  'help.found': {
    de: '{count, plural, one {{count} Antwort} other {{count} Antworten}} zu „{search}“',
    en: '{count, plural, one {{count} answer} other {{count} answers}} for “{search}”',
    es: '{count, plural, one {{count} respuesta} other {{count} respuestas}} para «{search}»',
    fr: '{count, plural, one {{count} réponse} other {{count} réponses}} pour «\u202f{search}\u202f»',
    it: '{count, plural, one {{count} risposta} other {{count} risposte}} per «{search}»',
    nl: '{count, plural, one {{count} antwoord} other {{count} antwoorden}} op ‘{search}’',
  },
  'help.none': {
    de: 'Zu „{search}“ haben wir hier keine Antwort',
    en: 'We have no answer here for “{search}”',
    es: 'Aquí no tenemos ninguna respuesta para «{search}»',
    fr: 'Nous n’avons pas de réponse ici pour «\u202f{search}\u202f»',
    it: 'Qui non abbiamo una risposta per «{search}»',
    nl: 'Op ‘{search}’ hebben we hier geen antwoord',
  },
  'help.none-hint': {
    de: 'Versuchen Sie es mit einem einzelnen Wort, oder fragen Sie uns.',
    en: 'Try a single word, or ask us.',
    es: 'Pruebe con una sola palabra o pregúntenos.',
    fr: 'Essayez avec un seul mot, ou posez-nous la question.',
    it: 'Provi con una sola parola, oppure chieda a noi.',
    nl: 'Probeer het met één woord, of vraag het ons.',
  },
  'help.all': {
    de: 'Alle Fragen zeigen',
    en: 'Show all questions',
    es: 'Ver todas las preguntas',
    fr: 'Afficher toutes les questions',
    it: 'Mostrare tutte le domande',
    nl: 'Alle vragen tonen',
  },
} as const satisfies MessageTable;
