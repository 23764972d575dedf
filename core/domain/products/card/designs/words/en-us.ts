import type { RegionalCardWords } from '../words.ts';

/** What the United States say otherwise. */
export const americanCardWords = {
  menus: [
    'Spring pea soup with mint\nSmoked salmon with dill and cucumber\nHerb-crusted lamb with potatoes\nStrawberry shortcake',
    'Heirloom tomatoes with burrata\nSeared halibut with corn\nWild mushroom ravioli\nLemon tart',
    'Butternut squash soup\nBeef tenderloin with green beans\nEggplant parmesan\nApple pie à la mode',
    'Caesar salad\nRoast chicken with tarragon cream\nSpring vegetable risotto\nKey lime pie',
  ],
  guests: ['Charlotte', 'Edward', 'Grandma Jean', 'Uncle Bob', 'Madison', 'Dr. Helen Marsh'],
  occasions: {
    einschulung: {
      cards: [
        {
          title: 'First day of kindergarten',
          names: 'Harper',
          date: 'Monday, August 23, 2027',
          place: 'Lincoln Elementary School',
          verse: 'New shoes, new backpack, new friends. Come celebrate with me.',
          letter:
            'Dear Grandma and Grandpa,\n\nI am starting kindergarten. My backpack is ready and I can already write my name. Please come over on my first day, so I can tell you all about it. There will be chocolate cake.\n\nLots of love,\nHarper',
          back: 'Cake is at four o’clock.',
        },
        {
          title: 'Off to first grade',
          names: 'Henry',
          date: 'August 27, 2027',
          place: '3:30 pm · 12 Orchard Road, Boulder',
          verse: 'Reading, writing and a cubby with my name on it: here I come.',
          letter:
            'Dear all,\n\nHenry is off to first grade. We would love for you to join us in the backyard after his first week, for sandwiches, lemonade and stories from the classroom.\n\nHe has promised to tell them all.\n\nRachel and Tom',
        },
      ],
      thanks: {
        verse: 'For all your good wishes on my first day of school.',
        letter:
          'Dear all,\n\nThank you for the cards, the pencils and the very cool lunch box. My first day was wonderful, and I have a new friend named Ben.\n\nI will read you a story the next time you come over.',
      },
    },
    firmung: {
      cards: [
        {
          names: 'Sofia',
          date: 'Sunday, May 23, 2027',
          place: '11 am · Our Lady of Sorrows, Santa Fe',
          letter:
            'Dear family and friends,\n\nI am about to receive the sacrament of Confirmation and would be so happy to have you beside me. My sponsor is Aunt Bridget, and the name I have chosen is Clare.\n\nPlease join us afterward for lunch at home.\n\nSofia',
          back: 'Kindly reply by May 1.',
        },
        { date: 'June 12, 2027', place: 'St. Joseph’s Cathedral, Columbus' },
      ],
      thanks: {
        letter:
          'Dear all,\n\nThank you for sharing my Confirmation with me. I will remember the singing, the kind words and the long, happy lunch for many years.\n\nYour gift and your prayers mean a great deal to me.',
      },
    },
    geburt: {
      cards: [
        {
          names: 'Amelia',
          date: 'October 4, 2026',
          place: '3:42 am · 7 lb 10 oz · 20 in',
          letter:
            'She is here.\n\nAmelia Rose was born early on October 4. We have counted her toes more often than we can say, and her big brother Owen will not leave her side.\n\nWe cannot wait for you to meet her.\n\nEmily and James Hartley',
        },
        {
          date: '09.17.2026',
          verse: 'A boy! He yawns, he stretches, and he is already everyone’s favorite.',
          letter:
            'Dear all,\n\nOur son has arrived. Theodore George, known as Teddy, was born just in time for breakfast. Mom and baby are doing great, and Dad is learning fast.\n\nThank you for all your kind thoughts.\n\nHannah and Will',
        },
        {
          names: 'Hazel\n& Jack',
          date: 'August 23, 2026',
          place: 'Hazel 5 lb 13 oz · Jack 6 lb 3 oz',
          verse: 'Two at once, and twice the love to go around.',
          letter:
            'Two have become four.\n\nOur twins were born on August 23, Hazel first and Jack nine minutes later. Both are healthy, hungry and seldom asleep at the same time.\n\nWe are tired, grateful and very happy.\n\nMiriam and David Clarke',
          back: 'The Clarke family, Portland',
        },
      ],
      thanks: {
        letter:
          'Dear all,\n\nSo many cards, packages and warm dinners on the doorstep: we have been touched by your kindness in these first weeks.\n\nThank you for sharing our joy. We look forward to introducing you.',
      },
    },
    geburtstag: {
      cards: [
        {
          names: 'Michael',
          date: 'Saturday, April 24, 2027',
          place: '7 pm · The Old Boathouse, Annapolis',
          verse: 'Half a century calls for good food, loud music and all my favorite people.',
          letter:
            'Dear friends,\n\nFifty sounds like a lot but feels pretty good. Join me for a long evening by the water: dinner from the grill, a keg of beer and all the songs we still know by heart.\n\nBring your dancing shoes and nothing else.\n\nMichael',
          back: 'RSVP by April 1',
        },
        {
          names: 'Barbara',
          date: 'Sunday, June 6, 2027',
          place: '12:30 pm · The Magnolia Inn, Savannah',
          verse: 'Please join us for lunch in honor of a mother, grandmother and friend.',
        },
        {
          date: '05.15.2027',
          place: '8 pm · The Rooftop, Chicago',
          letter:
            'Hello, lovely people,\n\nI am turning thirty and would like the neighbors to know about it. Drinks and small bites from eight, dancing from ten.\n\nAnyone still standing in the morning gets pancakes.\n\nJess',
        },
      ],
      thanks: {
        verse: 'For your good wishes, your gifts and a day I will long remember.',
        letter:
          'Dear all,\n\nWhat a party! Thank you for the cards, the toasts, the songs and the very generous gifts.\n\nBest of all was having everyone I love in one place. I have not stopped smiling since.',
      },
    },
    hochzeit: {
      cards: [
        {
          names: 'Emily\n& Tyler',
          date: 'Saturday, June 12, 2027',
          place: '4 pm · Willow Farm, Hudson Valley',
          verse:
            'Please join us to celebrate our wedding, with dinner and dancing in the orchard to follow.',
          letter:
            'Dear family and friends,\n\nOn June 12 we are getting married on the farm where Emily grew up. Cocktails under the apple trees come next, then dinner in the barn and dancing until the last of us sits down.\n\nWe hope you will be there.\n\nEmily & Tyler',
          back: 'Kindly reply by April 1.',
        },
        {
          title: 'Save the Date',
          names: 'Hannah\n& Joshua',
          date: '09.04.2027',
          place: 'Sonoma, California',
          verse: 'We are getting married. Invitation to follow.',
          letter:
            'Dear all,\n\nIt is a while yet, but the day is chosen: on September 4 we are getting married in Sonoma. Please save the whole Labor Day weekend, since we plan to celebrate until Monday.\n\nThe invitation, with all you need to know, will follow in the spring.\n\nHannah & Joshua',
        },
        {
          date: 'Friday, July 9, 2027',
          place: 'City Hall and garden party, Seattle',
          letter:
            'Dear friends,\n\nWe will say our vows at eleven and spend the rest of the day in our garden. There will be lemon cake, a long table and a band that plays anything.\n\nPlease wear something you can dance in.\n\nGrace & Eleanor',
          back: 'RSVP by May 1',
        },
        {
          date: 'June 19, 2027',
          place: 'Magnolia House, Charleston',
          letter:
            'Mr. and Mrs. Stephen Walker request the pleasure of your company at the marriage of their daughter Lauren to Mr. Daniel Hughes.\n\nThe ceremony will be held at five o’clock in the afternoon. Dinner and dancing to follow.\n\nBlack tie optional',
          back: 'The favor of a reply is requested by May 1.',
        },
      ],
      thanks: {
        letter:
          'Dear friends,\n\nOur wedding was everything we had hoped for, and that was because of you. Thank you for every helping hand, for your generous gift and for the words we will not forget.\n\nWe will carry the day with us always.',
      },
    },
    kindergeburtstag: {
      cards: [
        {
          title: 'I’m turning 6!',
          names: 'Lily',
          date: 'Saturday, May 8, 2027',
          place: '3 to 5 pm · 5 Garden Lane, Austin',
          letter:
            'Hi,\n\nI am turning six, and you are invited. We are going to hunt for treasure in the backyard, play freeze dance and eat cake. Please wear something that can get muddy.\n\nI hope you can come!\n\nLove, Lily',
          back: 'Please tell my mom by May 1.',
        },
        {
          date: 'June 18, 2027',
          place: '4 pm · Summit Climbing Gym, Boulder',
          letter:
            'Hi,\n\nWe are meeting at the climbing gym at four o’clock. Bring sneakers and a big appetite, because there is pizza afterward. We will drive you home at six thirty.\n\nHope you can make it!\n\nLeo',
        },
      ],
      thanks: {
        verse: 'I loved having you at my party, and I love my gift.',
        letter:
          'Hi,\n\nThank you for coming to my party! Your gift is awesome, and I have played with it every day since.\n\nPlease come over again soon, and I will show you everything else I got.',
      },
    },
    kommunion: {
      cards: [
        {
          title: 'My First Communion',
          date: 'Saturday, May 15, 2027',
          place: '11 am · St. Patrick’s Church, Scranton',
          letter:
            'Dear Grandma and Grandpa,\n\nOn May 15 I will receive Jesus in Holy Communion for the first time. Please come to Mass with us, and to the party in the backyard afterward.\n\nI know all the hymns by heart.\n\nLove, Clara',
          back: 'Kindly reply by April 24.',
        },
        { date: 'June 6, 2027', place: 'Sacred Heart Church, St. Louis' },
      ],
      thanks: {
        verse: 'For your love, your prayers and the lovely gift on my First Communion.',
        letter:
          'Dear all,\n\nMy First Communion was a beautiful day. Thank you for singing, praying and celebrating with me, and for your lovely gift.\n\nI keep the rosary beside my bed and the picture on the wall.',
      },
    },
    konfirmation: {
      cards: [
        {
          date: 'Sunday, May 16, 2027',
          place: '10 am · Trinity Lutheran, Minneapolis',
          letter:
            'Dear godparents, dear family,\n\nOn Pentecost Sunday I will be confirmed. When I was baptized you made promises for me, and now I will make them myself. Please come to the service and stay for lunch with us.\n\nLove,\nBeatrice',
        },
        {
          date: 'June 13, 2027',
          place: 'St. Paul’s Episcopal, Richmond',
          letter:
            'Dear friends,\n\nHugh will be confirmed at St. Paul’s at eleven o’clock. We would be so glad of your company at the service, and afterward for lunch on the lawn.\n\nHe is looking forward to seeing you all.\n\nAlice and Richard Thorne',
        },
      ],
      thanks: {
        letter:
          'Dear all,\n\nThank you for your cards and gifts, and for coming such a long way to my Confirmation. It meant a great deal to see you all in the same pew.\n\nI will keep your words and think of them often.',
      },
    },
    ostern: {
      cards: [
        {
          verse: 'Spring is here, and the eggs are well hidden. Have a great time finding yours.',
          letter:
            'Dear all,\n\nThe daffodils are out and the ham is in the oven. We wish you a very happy Easter, with sunshine, jelly beans and time together.\n\nPerhaps we will see you this summer?\n\nWith love from\nKate, Tom, Lottie and Sam',
        },
        { date: 'March 28, 2027' },
      ],
    },
    taufe: {
      cards: [
        {
          title: 'Baptism',
          names: 'Owen',
          date: 'Sunday, May 16, 2027',
          place: '11 am · St. Nicholas Church, Evanston',
          letter:
            'Dear family and friends,\n\nOwen is being baptized, and we would love for you to be there. His godparents, Nell and Christopher, will hold him at the font, whatever he thinks of it.\n\nAfterward there will be lunch in the backyard.\n\nInga and Matthew',
          back: 'Kindly reply by April 20.',
        },
        {
          title: 'The baptism of',
          date: 'June 13, 2027',
          place: 'All Saints Church, Pasadena',
          letter:
            'Dear all,\n\nI cannot write yet, so Mommy and Daddy are doing it for me. I will be baptized at ten thirty, in the gown that my great-grandmother wore.\n\nPlease come to the church, and then for cake and coffee.\n\nIris, with Theresa and Michael',
          back: 'RSVP by May 15',
        },
        {
          title: 'Welcome ceremony',
          date: '08.22.2027',
          place: 'The Old Chapel, Lake Placid',
          letter:
            'Dear friends,\n\nWe are welcoming Felix into our family with a ceremony by the lake. It begins at two o’clock, and afterward we will have a picnic on the grass.\n\nBring a blanket, and we will take care of the rest.\n\nLisa and Ian',
          back: 'If it rains, we will meet in the church hall.',
        },
      ],
    },
    trauer: {
      cards: [
        {
          title: 'Celebrating the life of',
          date: 'May 3, 1941 – November 9, 2026',
          place: 'First Presbyterian Church, Lexington',
          letter:
            'A service of remembrance for Margaret Whitfield will be held on Friday, November 20, 2026, at one o’clock.\n\nThe family will receive friends in the fellowship hall afterward.\n\nIn lieu of flowers, please consider a gift to St. Michael’s Hospice.',
        },
        {
          place: 'Portland, Maine',
          letter:
            'After a long and generous life, Arthur died peacefully at home on November 2, 2026, with his family around him.\n\nHis wife Elizabeth, his children Thomas and Susan and his five grandchildren give thanks for all that he was to us.\n\nA private service has been held.',
        },
        {
          date: '02.14.1946 – 11.11.2026',
          letter:
            'We are sad that you are gone, and grateful that you were here.\n\nWith all our love\nMartin and Eve\nAndrew, Kate and the children\n\nWe will say goodbye on Wednesday, December 2, 2026, at eleven o’clock, at Woodland Chapel.',
        },
      ],
    },
    'weihnachten-geschaeftlich': {
      cards: [
        {
          title: 'Happy Holidays',
          date: 'Holiday season 2026',
          letter:
            'Dear clients and colleagues,\n\nAs the year draws to a close, we would like to thank you for your trust and for the pleasure of working with you.\n\nWe wish you and your families a joyful holiday season, and good health and success in 2027.\n\nEveryone at Harding Architects',
          back: 'In place of gifts, we support the food bank in Denver.',
        },
        {
          title: 'Season’s Greetings',
          letter:
            'Dear clients and friends,\n\nThank you for the frank conversations, for your confidence in us and for the challenges we have met together this year.\n\nWe wish you a restful holiday season and a good start to the New Year.\n\nThe partners and staff of Fenwick Partners',
          back: 'Fenwick Partners, Boston',
        },
        {
          names: 'Oakreed\nWoodworks',
          place: 'Peace and joy this season',
          letter:
            'Dear customers and friends,\n\nWe work with lumber that took a hundred years to grow, which teaches patience and gratitude. Thank you for letting us work for you.\n\nWe wish you all happy holidays and every good thing in the New Year.\n\nAll of us in the workshop',
          back: 'The workshop is closed from December 23 to January 4.',
        },
      ],
    },
    'weihnachten-privat': {
      cards: [
        {
          names: 'The Bennett\nFamily',
          verse: 'Wishing you candlelight, cookies and time with the people you love.',
          letter:
            'Dear all,\n\nAnother year has flown by. Owen can ride a bike, Amelia has her first teeth, and we are often tired and very happy.\n\nWe wish you a merry Christmas and hope to see much more of you in the New Year.\n\nEmily and James, Owen and Amelia',
        },
        {},
        {
          title: 'Merry and bright',
          verse: 'The tree is crooked, the cookies are gone, and we are thinking of you.',
        },
      ],
    },
  },
} as const satisfies RegionalCardWords;
