import type { CardWordsTable } from '../words.ts';

/** Italian as written in Italy. */
export const italianCardWords = {
  menuTitle: 'Menù',
  menus: [
    'Crudo di Parma e melone\nRisotto agli asparagi\nFiletto di manzo al rosmarino\nVerdure dell’orto\nMillefoglie ai frutti di bosco',
    'Insalata di mare\nPaccheri allo scoglio\nBranzino in crosta di patate\nSorbetto al limone\nTorta e spumante',
    'Burrata e pomodorini\nTortelli di ricotta e spinaci\nAgnello al forno con patate\nTiramisù',
    'Antipasto della casa\nLasagne alla bolognese\nArrosto di vitello con funghi\nMacedonia di frutta\nTorta della festa',
  ],
  guests: ['Ginevra', 'Alessandro', 'Nonna Pina', 'Zio Roberto', 'Ludovica', 'Paolo Conti'],
  occasions: {
    einschulung: {
      cards: [
        {
          title: 'Primo giorno di scuola',
          names: 'Alice',
          date: 'Lunedì 13 settembre 2027',
          place: 'Scuola primaria Rodari, Mantova',
          verse: 'Zaino in spalla e matite appuntite: si comincia!',
          letter:
            'Cari nonni,\n\nil 13 settembre comincio la prima elementare. Ho il grembiule nuovo e so già scrivere il mio nome. Venite a merenda da noi alle cinque, così vi racconto tutto. Ci sarà la torta al cioccolato.\n\nUn bacione,\nAlice',
          back: 'Vi aspettiamo alle cinque.',
        },
        {
          title: 'Comincio la scuola!',
          names: 'Diego',
          date: '18 settembre 2027',
          place: 'dalle 16 · via dei Tigli 8, Cuneo',
          verse: 'Leggere, scrivere, contare: ho tanta voglia di imparare.',
          letter:
            'Cari tutti,\n\nil nostro Diego è andato a scuola. Per festeggiare la prima settimana vi invitiamo in giardino: ci saranno pizzette, una torta a forma di matita e tanto tempo per giocare.\n\nDiego vi mostrerà volentieri il suo zaino.\n\nElena e Stefano',
          back: 'Fateci sapere se venite.',
        },
      ],
      thanks: {
        title: 'Grazie',
        verse: 'Per gli auguri e i regali del mio primo giorno di scuola.',
        letter:
          'Cari tutti,\n\ngrazie per le matite, i libri e tutti gli incoraggiamenti. Il mio astuccio è il più bello della classe e ho già imparato una poesia.\n\nVe la reciterò la prossima volta che venite a trovarci.',
      },
    },
    firmung: {
      cards: [
        {
          title: 'La mia Cresima',
          names: 'Giorgia',
          date: 'Domenica 16 maggio 2027',
          place: 'ore 10.30 · Duomo di Orvieto',
          verse: 'Ricevi il sigillo dello Spirito Santo, che ti è dato in dono.',
          letter:
            'Cari parenti e amici,\n\nil 16 maggio, giorno di Pentecoste, riceverò la Santa Cresima. La mia madrina Silvia sarà accanto a me, e vorrei che ci foste anche voi.\n\nDopo la Messa pranzeremo insieme al ristorante La Torre.\n\nGiorgia',
          back: 'È gradita conferma entro il 20 aprile.',
        },
        {
          title: 'Santa Cresima',
          names: 'Lorenzo',
          date: '30 maggio 2027',
          place: 'Chiesa di San Martino, Bergamo',
          verse: 'Amore, gioia, pace, pazienza: i frutti dello Spirito. Da Galati 5, 22',
          letter:
            'Carissimi,\n\nLorenzo confermerà la fede del suo Battesimo. Saremmo felici di avervi con noi alla Messa delle 11 e poi a tavola, nel cortile di casa.\n\nVi aspettiamo con affetto.\n\nPaola e Andrea Ferrari',
          back: 'Famiglia Ferrari, Bergamo',
        },
      ],
      thanks: {
        title: 'Grazie',
        verse: 'Per le preghiere, i regali e la vostra presenza alla mia Cresima.',
        letter:
          'Carissimi,\n\ndella mia Cresima ricorderò la mano sulla spalla, i canti e il lungo pomeriggio insieme a voi.\n\nGrazie di essere venuti e di tutto il bene che mi avete voluto donare in questo giorno.',
      },
    },
    geburt: {
      cards: [
        {
          title: 'È nata',
          names: 'Ginevra',
          date: '4 ottobre 2026',
          place: 'ore 3.42 · 3,480 kg · 51 cm',
          verse: 'Dieci piccole dita, due occhi grandi, e la nostra vita è tutta nuova.',
          letter:
            'È arrivata.\n\nGinevra è nata il 4 ottobre, prima dell’alba. La guardiamo dormire, contiamo le sue dita e non ci sembra vero.\n\nPietro è il fratello maggiore più orgoglioso del mondo.\n\nMartina e Luca, con Pietro',
          back: 'Famiglia Moretti, Verona',
        },
        {
          title: 'Ciao, mondo!',
          names: 'Tommaso',
          date: '17.09.2026',
          place: '3,910 kg di pura felicità',
          verse: 'Un maschietto! Sbadiglia, si stiracchia e ha già conquistato tutti.',
          letter:
            'Cari tutti,\n\nnostro figlio è arrivato giusto in tempo per la colazione. Tommaso e la mamma stanno benissimo, il papà impara in fretta.\n\nNon vediamo l’ora di farvelo conoscere.\n\nFederica e Simone',
          back: 'Vi aspettiamo, meglio se di pomeriggio.',
        },
        {
          title: 'Gioia doppia',
          names: 'Bianca\n& Leone',
          date: '23 agosto 2026',
          place: 'Bianca 2,650 kg · Leone 2,810 kg',
          verse: 'Due in una volta sola, e nel nostro cuore c’è posto per entrambi.',
          letter:
            'Eravamo in due, ora siamo in quattro.\n\nI nostri gemelli sono nati il 23 agosto: prima Bianca e, nove minuti dopo, Leone. Stanno bene, hanno fame e non dormono quasi mai insieme.\n\nSiamo stanchi e felicissimi.\n\nMiriam e Davide Galli',
          back: 'Famiglia Galli, Parma',
        },
      ],
      thanks: {
        title: 'Grazie',
        verse: 'Per le parole affettuose e i doni con cui ci avete fatto festa.',
        letter:
          'Cari tutti,\n\ntanti biglietti, pacchettini e pentole piene davanti alla porta: il vostro affetto ci ha commossi.\n\nGrazie per aver condiviso la nostra gioia. Non vediamo l’ora di riabbracciarvi.',
      },
    },
    geburtstag: {
      cards: [
        {
          title: 'I miei primi 50 anni',
          names: 'Roberto',
          date: 'Sabato 24 aprile 2027',
          place: 'ore 20 · La Vecchia Darsena, Rapallo',
          verse: 'Mezzo secolo va festeggiato come si deve: buona tavola, musica e vecchi amici.',
          letter:
            'Cari amici,\n\ncinquanta sembrano tanti, eppure mi sento benissimo. Vi aspetto per una lunga serata in riva al mare: grigliata, buon vino e tutte le canzoni di cui sappiamo ancora le parole.\n\nPortate solo il buonumore.\n\nRoberto',
          back: 'È gradita conferma entro il 1° aprile.',
        },
        {
          title: '80 anni',
          names: 'Carla',
          date: 'Domenica 6 giugno 2027',
          place: 'ore 12.30 · Locanda del Tiglio, Asti',
          verse: 'Ottant’anni di ricordi da condividere con le persone che amo.',
          letter:
            'Miei cari,\n\nottant’anni sono un’ottima ragione per riunirvi tutti intorno a una tavola. Si comincia con il pranzo, poi ci saranno la torta, il caffè e le vecchie fotografie.\n\nLa vostra compagnia è il regalo più bello.\n\nCarla',
          back: 'Fatemi sapere entro il 15 maggio.',
        },
        {
          title: 'Trenta!',
          names: 'Giulia',
          date: '15.05.2027',
          place: 'dalle 21 · terrazza sui Navigli, Milano',
          verse: 'Venite a ballare e a brindare con me ai prossimi trenta.',
          letter:
            'Ciao a tutti,\n\ncompio trent’anni e i vicini sono avvisati. Dalle 21 stuzzichini e bollicine, dalle 23 si balla.\n\nChi resiste fino al mattino avrà cornetto e cappuccino. Non serve altro che un paio di scarpe comode.\n\nGiulia',
          back: 'Ditemi se ci siete.',
        },
      ],
      thanks: {
        title: 'Grazie',
        verse: 'Per gli auguri, i regali e una giornata che ricorderò a lungo.',
        letter:
          'Cari tutti,\n\nche festa! Grazie per gli auguri, i discorsi e le canzoni, e grazie per i regali, scelti con tanto affetto.\n\nLa gioia più grande è stata avervi tutti intorno a me.',
      },
    },
    hochzeit: {
      cards: [
        {
          title: 'Ci sposiamo',
          names: 'Giulia\n& Marco',
          date: 'Sabato 12 giugno 2027',
          place: 'ore 16 · Villa Le Querce, Fiesole',
          verse: 'Vorremmo avervi accanto, dal primo sì fino all’ultimo ballo.',
          letter:
            'Cara famiglia, cari amici,\n\nil 12 giugno ci diremo di sì. La cerimonia inizia alle 16 nel giardino della villa, seguita da un aperitivo sotto gli ulivi. La sera ceneremo e balleremo sotto le stelle.\n\nVi aspettiamo con gioia.\n\nGiulia & Marco',
          back: 'È gradita conferma entro il 1° aprile.',
        },
        {
          title: 'Oggi sposi',
          names: 'Chiara\n& Alessandro',
          date: '19 giugno 2027',
          place: 'ore 11 · Basilica di San Nicola, Bari',
          verse:
            'Or dunque queste tre cose durano: fede, speranza, carità; ma la più grande di esse è la carità.',
          letter:
            'Chiara Lombardi\nAlessandro Greco\n\nannunciano con gioia il loro matrimonio, che sarà celebrato davanti a Dio e alle persone più care.\n\nDopo la cerimonia saranno lieti di salutare parenti e amici alla Masseria San Giovanni.',
          back: 'R.S.V.P. entro il 10 maggio',
        },
        {
          title: 'Save the date',
          names: 'Francesca\n& Matteo',
          date: '04.09.2027',
          place: 'Langhe, Piemonte',
          verse: 'Segnate questo giorno: ci sposiamo, e senza di voi non sarebbe la stessa festa.',
          letter:
            'Cari tutti,\n\nmanca ancora un po’, ma il giorno è deciso: il 4 settembre ci sposiamo tra le vigne delle Langhe. Tenetevi libero tutto il fine settimana, perché festeggeremo fino a domenica.\n\nLa partecipazione arriverà in primavera.\n\nFrancesca & Matteo',
          back: 'Seguirà la partecipazione.',
        },
        {
          title: 'Finalmente sì',
          names: 'Marta\n& Sara',
          date: 'Venerdì 9 luglio 2027',
          place: 'Municipio di Bologna e festa in giardino',
          verse: 'Due donne, una promessa e una lunga sera d’estate con le persone più care.',
          letter:
            'Cari amici,\n\nalle 11 ci diremo di sì in municipio, dalle 17 vi aspettiamo nel giardino dietro casa. Ci saranno una lunga tavolata, la torta al limone e un gruppo che suona di tutto.\n\nMettetevi scarpe comode per ballare.\n\nMarta & Sara',
          back: 'Diteci entro il 1° maggio se ci siete.',
        },
      ],
      thanks: {
        title: 'Grazie',
        verse: 'Per le vostre parole, i vostri doni e ogni ballo insieme.',
        letter:
          'Carissimi,\n\nil nostro matrimonio è stato bello come l’avevamo sognato, e il merito è vostro. Grazie per ogni aiuto, per i doni generosi e per le parole che non dimenticheremo.\n\nPorteremo questo giorno sempre nel cuore.',
      },
    },
    kindergeburtstag: {
      cards: [
        {
          title: 'Compio 6 anni!',
          names: 'Emma',
          date: 'Sabato 8 maggio 2027',
          place: 'ore 16 · via del Giardino 5',
          verse: 'Vieni alla mia festa! Ci saranno la torta, i giochi e una caccia al tesoro.',
          letter:
            'Ciao,\n\nti invito al mio compleanno. Cercheremo un tesoro in giardino, giocheremo e mangeremo la torta. Mettiti vestiti comodi, che si possano sporcare.\n\nTi aspetto!\n\nEmma',
          back: 'Fammi sapere entro il 1° maggio.',
        },
        {
          title: 'Tutti ad arrampicare!',
          names: 'Leonardo',
          date: '18 giugno 2027',
          place: 'ore 15.30 · Palestra di roccia La Vetta',
          verse: 'Compio 8 anni! Hai il coraggio di salire con me fino in cima?',
          letter:
            'Ciao,\n\nci troviamo alle 15.30 alla palestra di roccia. Porta le scarpe da ginnastica e tanta fame, perché dopo c’è la pizza. Alle 18.30 ti riportiamo a casa.\n\nSpero che tu possa venire!\n\nLeonardo',
          back: 'Di’ alla mamma di chiamarci.',
        },
      ],
      thanks: {
        title: 'Grazie!',
        verse: 'La mia festa con te è stata bellissima, e il tuo regalo pure.',
        letter:
          'Ciao,\n\ngrazie di aver festeggiato con me! Il tuo regalo mi è piaciuto tantissimo e ci gioco ogni giorno.\n\nTorna presto a trovarmi, così ti faccio vedere tutto quello che ho ricevuto.',
      },
    },
    kommunion: {
      cards: [
        {
          title: 'La mia Prima Comunione',
          names: 'Sofia',
          date: 'Domenica 9 maggio 2027',
          place: 'ore 10.30 · San Giovanni, Ravenna',
          verse: 'Io sono la vite, voi siete i tralci. Giovanni 15, 5',
          letter:
            'Cari padrini, cara famiglia,\n\nil 9 maggio riceverò Gesù per la prima volta. Sarei felice di avervi con me alla Messa e poi a pranzo, all’agriturismo Il Ciliegio.\n\nIo so già tutti i canti a memoria.\n\nSofia',
          back: 'È gradita conferma entro il 15 aprile.',
        },
        {
          title: 'Prima Comunione',
          names: 'Francesco',
          date: '23 maggio 2027',
          place: 'Chiesa di Santa Maria, Lecce',
          verse: 'Cammino tenuto da mani buone, e Gesù cammina con me.',
          letter:
            'Carissimi,\n\nFrancesco si prepara da mesi alla sua Prima Comunione. Ci farebbe piacere avervi con noi alla Messa delle 11 e poi a tavola, all’ombra del fico, come facevano i nonni.\n\nCon affetto,\nClaudia e Antonio Russo',
          back: 'Famiglia Russo, Lecce',
        },
      ],
      thanks: {
        title: 'Grazie',
        verse: 'Per le preghiere, i doni e la gioia della mia Prima Comunione.',
        letter:
          'Carissimi,\n\nla mia Prima Comunione è stata un giorno bellissimo. Grazie di aver cantato, pregato e festeggiato con me, e grazie per i vostri doni.\n\nQuesta bomboniera vi ricordi la mia gioia.',
      },
    },
    konfirmation: {
      cards: [
        {
          title: 'La mia Confermazione',
          names: 'Anita',
          date: 'Domenica 9 maggio 2027',
          place: 'ore 10 · Cattedrale di Trento',
          verse: 'Il Signore è la mia luce e la mia salvezza; di chi temerò? Salmo 27, 1',
          letter:
            'Cari parenti e amici,\n\nil 9 maggio riceverò il sacramento della Confermazione. Quando fui battezzata, altri dissero sì per me: ora lo dirò io. Vi aspetto in cattedrale e poi a pranzo da noi.\n\nAnita',
          back: 'È gradita conferma entro Pasqua.',
        },
        {
          title: 'Confermazione',
          names: 'Samuele',
          date: '25 aprile 2027',
          place: 'Chiesa di Santo Stefano, Ivrea',
          verse: 'Tutto quello che fate, sia fatto con amore. Da 1 Corinzi 16, 14',
          letter:
            'Carissimi,\n\nSamuele riceverà il dono dello Spirito dalle mani del vescovo. Saremmo felici di vedervi in chiesa alle 10 e poi a pranzo con noi, per festeggiare questo passo importante.\n\nVi abbracciamo.\n\nAnna e Federico Bruni',
          back: 'Famiglia Bruni, Ivrea',
        },
      ],
      thanks: {
        title: 'Grazie',
        verse: 'Per gli auguri, i regali e i pensieri in occasione della mia Confermazione.',
        letter:
          'Carissimi,\n\ni vostri biglietti, i regali e le belle parole mi hanno fatto molto piacere. Un desiderio l’ho già realizzato.\n\nGrazie di aver pensato a me in un giorno tanto importante.',
      },
    },
    ostern: {
      cards: [
        {
          title: 'Buona Pasqua',
          names: 'Famiglia\nMoretti',
          date: 'Pasqua 2027',
          place: 'Sole, colomba e cioccolato',
          verse: 'È tornata la primavera. Vi auguriamo giorni sereni e uova piene di sorprese.',
          letter:
            'Cari tutti,\n\ni mandorli sono in fiore e la colomba è già sulla tavola. Vi auguriamo una Pasqua serena, uova piene di sorprese e tanto tempo insieme.\n\nChissà se ci vedremo quest’estate?\n\nUn abbraccio da\nCarla, Gianni, Lia ed Emilio',
          back: 'Con affetto',
        },
        {
          title: 'Santa Pasqua',
          names: 'Maria\n& Giovanni',
          date: '28 marzo 2027',
          place: 'Cristo è risorto',
          verse: 'Dopo l’inverno torna la luce, e la pietra non chiude più la via.',
          letter:
            'Cari amici,\n\ndopo il lungo inverno ritorna la luce. Vi auguriamo una Santa Pasqua, e che la speranza e la gioia entrino nella vostra casa e ci rimangano.\n\nVi pensiamo con affetto.\n\nMaria e Giovanni',
          back: 'Auguri di una santa e serena Pasqua',
        },
      ],
    },
    taufe: {
      cards: [
        {
          title: 'Il mio Battesimo',
          names: 'Edoardo',
          date: 'Domenica 16 maggio 2027',
          place: 'ore 11.30 · San Nicolò, Treviso',
          verse: 'Egli comanderà ai suoi angeli di guardarti in tutte le tue vie. Salmo 91, 11',
          letter:
            'Cara famiglia, cari amici,\n\nil 16 maggio Edoardo riceverà il Battesimo. La madrina Nora e il padrino Cristiano gli saranno accanto, e speriamo anche voi.\n\nDopo la Messa vi invitiamo a pranzo in giardino.\n\nSara e Michele',
          back: 'È gradita conferma entro il 20 aprile.',
        },
        {
          title: 'Santo Battesimo',
          names: 'Beatrice',
          date: '13 giugno 2027',
          place: 'Pieve di San Lorenzo, Arezzo',
          verse: 'Ti ho chiamata per nome; tu sei mia. Isaia 43, 1',
          letter:
            'Cari tutti,\n\nnon so ancora scrivere, così lo fanno mamma e papà: il 13 giugno alle 10.30 sarò battezzata, con la vestina della mia bisnonna.\n\nVenite a far festa con noi, prima in chiesa e poi con confetti, torta e un brindisi.\n\nBeatrice',
          back: 'Fateci sapere entro il 15 maggio.',
        },
        {
          title: 'Benvenuto tra noi',
          names: 'Elia',
          date: '22.08.2027',
          place: 'Cappella sul lago, Salò',
          verse: 'Acqua, luce e un bel nome ti accompagnino per tutta la vita.',
          letter:
            'Cari amici,\n\nbattezziamo Elia nella piccola cappella in riva al lago. La cerimonia comincia alle 16, poi faremo merenda sul prato.\n\nPortate una coperta, al resto pensiamo noi. Se piove, ci vediamo nella sala parrocchiale.\n\nLisa e Gianluca',
          back: 'Vi aspettiamo.',
        },
      ],
      thanks: {
        title: 'Grazie',
        verse: 'Per l’affetto, gli auguri e i doni del giorno del Battesimo.',
        letter:
          'Carissimi,\n\nil Battesimo è stato un giorno pieno di luce. Grazie per le vostre parole, per le preghiere e per i doni scelti con tanta cura.\n\nConserveremo con gioia le fotografie in cui siamo tutti insieme.',
      },
    },
    trauer: {
      cards: [
        {
          title: 'In ricordo di',
          names: 'Teresa\nMarchetti',
          date: '3.5.1941 – 9.11.2026',
          place: 'Vicenza, novembre 2026',
          verse:
            'Celeste è questa corrispondenza d’amorosi sensi, celeste dote è negli umani. Ugo Foscolo',
          letter:
            'Si è spenta serenamente, circondata dall’affetto dei suoi cari.\n\nLo annunciano con dolore i figli Paolo e Claudia, i nipoti Giona e Clara e i parenti tutti.\n\nI funerali avranno luogo venerdì 20 novembre 2026 alle ore 15, nella chiesa di San Lorenzo.',
          back: 'Non fiori, ma opere di bene.',
        },
        {
          title: 'Nel ricordo di',
          names: 'Giuseppe\nValenti',
          date: '* 14.2.1938 · † 2.11.2026',
          place: 'Camogli',
          verse: 'Il Signore è il mio pastore, nulla mi mancherà. Salmo 23, 1',
          letter:
            'Dopo una vita lunga e generosa ci ha lasciati il nostro caro Giuseppe.\n\nElisabetta, sua moglie,\ni figli Tommaso e Brigida,\nla sorella Susanna e tutti i nipoti\n\nlo affidano alla misericordia di Dio e alla preghiera di chi gli ha voluto bene.',
          back: 'Una preghiera',
        },
        {
          title: '',
          names: 'Renata\nFontana',
          date: '1946 – 2026',
          place: '',
          verse: 'Ciò che ci hai donato rimane.',
          letter:
            'Siamo tristi perché non ci sei più, e grati perché ci sei stata.\n\nMartino ed Eva Fontana\nAndrea Fontana con la famiglia\n\nLa saluteremo mercoledì 2 dicembre 2026 alle ore 11, nella sala del commiato.',
          back: '',
        },
      ],
      thanks: {
        title: 'Grazie di cuore',
        verse: 'La famiglia ringrazia quanti hanno partecipato al suo dolore.',
        letter:
          'I vostri messaggi, i fiori, le preghiere e la vostra presenza ci sono stati di grande conforto in questi giorni.\n\nNon potendo farlo di persona, ringraziamo con commozione tutti coloro che hanno voluto esserci vicini.',
      },
    },
    'weihnachten-geschaeftlich': {
      cards: [
        {
          title: 'Buone feste',
          names: 'Studio\nBellini',
          date: 'Natale 2026',
          place: 'e un felice 2027',
          verse: 'Grazie per la fiducia e per un anno di buon lavoro insieme.',
          letter:
            'Gentili clienti, cari collaboratori,\n\nl’anno volge al termine e desideriamo ringraziarvi per la fiducia e per il piacere di lavorare insieme.\n\nAuguriamo a voi e alle vostre famiglie un sereno Natale e un 2027 ricco di salute e di soddisfazioni.\n\nTutto lo Studio Bellini',
          back: 'Al posto dei regali sosteniamo il Banco Alimentare.',
        },
        {
          title: 'I migliori auguri',
          names: 'Cantine\nMontaldo',
          date: '2026 / 2027',
          place: 'Sereno Natale e felice anno nuovo',
          verse: 'Tempo per fermarsi, tempo per gli altri, tempo per dire grazie.',
          letter:
            'Gentili clienti e amici,\n\nal termine dell’anno vi ringraziamo per la stima, per i consigli e per i brindisi che ci hanno fatto incontrare.\n\nVi auguriamo feste serene e un nuovo anno pieno di buone occasioni per stare insieme.\n\nLe Cantine Montaldo',
          back: 'Cantine Montaldo, Alba',
        },
        {
          title: 'Grazie',
          names: 'Falegnameria\nRossetti',
          date: 'Dicembre 2026',
          place: 'Sereno Natale a tutti',
          verse: 'Per ogni lavoro, ogni idea e ogni parola gentile di quest’anno.',
          letter:
            'Gentili clienti, cari amici,\n\nlavoriamo un legno che ha impiegato cent’anni a crescere. Insegna la pazienza e la gratitudine. Grazie di averci affidato i vostri progetti.\n\nA tutti voi un sereno Natale e un felice anno nuovo.\n\nLa famiglia Rossetti e tutta la bottega',
          back: 'La bottega è chiusa dal 23 dicembre al 6 gennaio.',
        },
      ],
    },
    'weihnachten-privat': {
      cards: [
        {
          title: 'Buon Natale',
          names: 'Famiglia\nMoretti',
          date: 'Natale 2026',
          place: 'e felice anno nuovo',
          verse: 'Vi auguriamo luci accese, profumo di biscotti e tempo per stare insieme.',
          letter:
            'Cari tutti,\n\nun altro anno è volato. Pietro sa andare in bicicletta, Ginevra ha i primi dentini, e noi siamo spesso stanchi e molto felici.\n\nVi auguriamo un buon Natale e speriamo di rivedervi presto.\n\nMartina e Luca, con Pietro e Ginevra',
          back: 'Tanti auguri per il 2027',
        },
        {
          title: 'Pace in terra',
          names: 'Margherita\n& Giorgio',
          date: 'Notte di Natale 2026',
          place: 'Santo Natale',
          verse:
            'Tu scendi dalle stelle, o Re del cielo, e vieni in una grotta al freddo e al gelo.',
          letter:
            'Cari amici,\n\nin questi giorni di pace pensiamo a tutte le persone che ci sono care, anche se vivono lontano. Vi auguriamo un Santo Natale e un anno nuovo di serenità e di salute.\n\nCon affetto,\nMargherita e Giorgio',
          back: 'Auguri di un Santo Natale',
        },
        {
          title: 'Auguri!',
          names: 'Anna, Luca\n& Mia',
          date: 'Natale 2026',
          place: 'Un saluto dalla neve',
          verse: 'L’albero pende, il panettone è finito e noi vi pensiamo.',
          letter:
            'Ciao a tutti,\n\necco il nostro anno: una casa nuova, un cane e troppi scatoloni. Finalmente siamo seduti sotto l’albero e abbiamo il tempo di scrivervi.\n\nBuone feste, e a prestissimo.\n\nAnna, Luca e Mia',
          back: 'A presto, nel 2027',
        },
      ],
    },
  },
} as const satisfies CardWordsTable;
