import type { AdhesiveFilmTexts } from './page.ts';

/** In Dutch. */
export const texts: AdhesiveFilmTexts = {
  name: 'Zelfklevende folie',
  title: 'Foto op zelfklevende folie voor muur en raam',
  description:
    'Uw foto op zelfklevende folie: voor muur, meubels en glas, dekkend of transparant, met een rakel aangebracht en van gladde vlakken te halen.',
  headline: 'Uw foto op zelfklevende folie',
  lead: 'Zelfklevende folie voor gladde vlakken: muren, deuren, meubels en ramen. Dekkend wit, transparant of gespiegeld.',
  picture: 'Waterverf in groen en geel',
  tile: 'Voor muur, meubels en glas',
  sections: {
    material: {
      headline: 'Vier uitvoeringen',
      text: [
        'De gewone folie dekt en past op muren en meubels. In wit is hij nog dichter en schijnt een donkere ondergrond er niet doorheen.',
        'Transparante folie is voor glas: lichte delen van de foto blijven helder. Gespiegeld plakt u hem van binnen en leest u hem van buiten.',
      ],
    },
    place: {
      headline: 'Waar hij houdt',
      text: [
        'Het vlak moet glad, droog en vetvrij zijn: gelakt hout, kunststof, glas, tegels, glad geschilderd pleisterwerk. Op structuurbehang en verse verf houdt hij niet.',
        'In keuken en badkamer kan hij goed tegen vocht. Voor kasten, koelkastdeuren en ramen met inkijk is hij de eenvoudigste oplossing.',
      ],
    },
    mounting: {
      headline: 'Zo plakt u zonder plooien',
      text: [
        'Maak het vlak schoon, leg de folie recht en trek de drager beetje bij beetje weg terwijl u met een rakel vanuit het midden naar buiten strijkt.',
        'Op glas helpt wat water met een druppel afwasmiddel: de folie kan dan nog schuiven. Grote formaten plakt u makkelijker met zijn tweeën.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Neem hem af met een zachte, vochtige doek. Om hem te verwijderen verwarmt u de folie met een föhn en trekt u langzaam en vlak.',
      ],
    },
  },
  questions: {
    rent: {
      question: 'Kan ik hem in een huurwoning gebruiken?',
      answer:
        'Op glas, tegels en meubels wel: daar laat hij los. Van geschilderde muren kan wat verf meekomen. Probeer het op een verborgen plek of hang liever een [poster](poster) op.',
    },
  },
  promises: {
    delivery: 'Verzending naar uw huis, opgerold in een stevige koker.',
    origin: 'Geprint, gesneden en gecontroleerd in Beieren.',
  },
};
