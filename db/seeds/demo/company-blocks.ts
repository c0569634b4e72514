import type { SeedBlock } from '../content-rows';

/** The content blocks of the services and about pages. The company, its people, and its history are fictitious. */
export const companyBlocks: SeedBlock[] = [
  {
    kind: 'service',
    title: 'Technical Support',
    data: {
      description: 'Bench technicians answer the phone, with the lock in front of them.',
      features: [
        'Help with programming, fitment, and part identification',
        'Wiring diagrams and voltage checks for access control',
        'Wrong or dead part? Get the right part number before you hang up',
        'Email a photo, get an answer the same business day',
      ],
      picture: 'cylinder-cutaway',
      details: [
        'Call the hotline from the job. Have this ready: the FCC ID from the remote, the stamp on the lock body, or the label on the door’s hinge edge.',
        'If we can’t solve it by phone, we put it on the bench. We keep most current locks, closers, and devices mounted for testing, and we document every fix.',
      ],
    },
    french: {
      title: 'Soutien technique',
      data: {
        description: 'Des techniciens d’établi répondent au téléphone, la serrure devant eux.',
        features: [
          'Aide à la programmation, à la compatibilité et à l’identification des pièces',
          'Schémas de câblage et vérifications de tension en contrôle d’accès',
          'Mauvaise pièce ou pièce morte? Obtenez le bon numéro avant de raccrocher',
          'Envoyez une photo par courriel, recevez une réponse le même jour ouvrable',
        ],
        details: [
          'Appelez la ligne d’assistance depuis le chantier. Ayez en main l’ID FCC de la télécommande, l’estampe du boîtier de la serrure ou l’étiquette sur le chant de la porte, côté pentures.',
          'Si nous ne réglons pas le problème au téléphone, nous le reproduisons à l’établi. La plupart des serrures, ferme-portes et dispositifs actuels y sont montés pour les essais, et nous notons chaque solution.',
        ],
      },
    },
  },
  {
    kind: 'service',
    title: 'Training Programs',
    data: {
      description: 'Small hands-on classes, taught by working locksmiths.',
      features: [
        'Automotive programming, from basics to all keys lost',
        'Master keying and interchangeable core',
        'Exit devices and closers: install, adjust, and pass inspection',
        'Certificates for continuing education hours',
      ],
      picture: 'workbench',
      details: [
        'Classes run one or two days with eight seats, each with its own bench and tools. You work on real locks and take home notes, pinning charts, and wiring diagrams.',
        'We teach in Toronto, Montreal, Calgary, and Vancouver. For six people or more, we come to your shop.',
      ],
    },
    french: {
      title: 'Formation',
      data: {
        description: 'De petits groupes pratiques, avec des serruriers en exercice.',
        features: [
          'Programmation automobile, des bases à « toutes clés perdues »',
          'Passe-partout et noyaux interchangeables',
          'Dispositifs antipanique et ferme-portes : poser, régler et passer l’inspection',
          'Attestations pour les heures de formation continue',
        ],
        details: [
          'Les formations durent un ou deux jours et comptent huit places, chacune avec son établi et ses outils. Vous travaillez sur de vraies serrures et repartez avec des notes, des tableaux de goupillage et des schémas de câblage.',
          'Nous enseignons à Toronto, Montréal, Calgary et Vancouver. À partir de six personnes, nous allons à votre atelier.',
        ],
      },
    },
  },
  {
    kind: 'service',
    title: 'Custom Solutions',
    data: {
      description: 'Keying, door prep, and hardware sets, ready for the job when they ship.',
      features: [
        'Master key systems designed, cut, stamped, and documented',
        'Cylinders pinned to your bitting list',
        'Doors and frames prepped to your schedule',
        'Kits packed and labeled by opening',
      ],
      picture: 'pinning-kit',
      details: [
        'Send a door schedule or a marked-up floor plan. We send back a hardware schedule by opening, with functions, handing, and finishes, plus one price for the job.',
        'We release bitting lists and key records only to the person named on the system.',
      ],
    },
    french: {
      title: 'Solutions sur mesure',
      data: {
        description:
          'Combinaisons, préparation de portes et ensembles de quincaillerie, prêts à poser dès l’expédition.',
        features: [
          'Systèmes de passe-partout conçus, taillés, poinçonnés et documentés',
          'Barillets goupillés d’après votre liste de combinaisons',
          'Portes et cadres préparés d’après votre bordereau',
          'Ensembles emballés et étiquetés par ouverture',
        ],
        details: [
          'Envoyez un bordereau de portes ou un plan d’étage annoté. Nous vous renvoyons un bordereau de quincaillerie par ouverture, avec les fonctions, les sens et les finis, et un seul prix pour le chantier.',
          'Nous ne remettons les listes de combinaisons et les registres de clés qu’à la personne désignée pour le système.',
        ],
      },
    },
  },
  {
    kind: 'service',
    title: 'Emergency Services',
    data: {
      description: 'Customer locked out at 2 a.m.? We pick up.',
      features: [
        '24/7 hotline, answered by a technician',
        'After-hours will call at our stocking locations',
        'Same-day courier within 35 miles of a stocking location',
        'Loaner programmers and machines during repairs',
      ],
      picture: 'service-van',
      details: [
        'Call the hotline 24/7. The technician checks stock at every location, sets your order aside, and opens the nearest one for pickup.',
        'We don’t offer lockout service to the public. We refer those callers to a local professional.',
      ],
    },
    french: {
      title: 'Services d’urgence',
      data: {
        description: 'Un client enfermé dehors à 2 h du matin? Nous répondons.',
        features: [
          'Ligne d’assistance 24 h sur 24, où répond un technicien',
          'Cueillette en magasin après les heures dans nos succursales avec stock',
          'Messagerie le jour même dans un rayon de 35 milles (56 km) d’une succursale avec stock',
          'Prêt de programmeurs et de machines pendant les réparations',
        ],
        details: [
          'Appelez la ligne d’assistance, 24 h sur 24. Le technicien vérifie le stock de toutes les succursales, met votre commande de côté et ouvre la plus proche pour le ramassage.',
          'Nous n’offrons pas de service de déverrouillage au public. Nous dirigeons ces appels vers un professionnel local.',
        ],
      },
    },
  },
  {
    kind: 'market',
    title: 'Commercial Buildings',
    data: {
      description: 'High-traffic openings in offices, stores, and warehouses.',
      image: 'lever-lock?finish=626&lever=return',
      keyFeatures: [
        'Grade 1 levers and mortise locks',
        'Exit devices and closers',
        'Tenant rekeying without new locks',
      ],
      anchor: 'commercial',
    },
    french: {
      title: 'Immeubles commerciaux',
      data: {
        description: 'Des ouvertures très passantes dans les bureaux, les magasins et les entrepôts.',
        keyFeatures: [
          'Leviers de grade 1 et serrures à mortaiser',
          'Dispositifs antipanique et ferme-portes',
          'Nouvelles combinaisons pour un locataire, sans changer les serrures',
        ],
      },
    },
  },
  {
    kind: 'market',
    title: 'Educational Institutions',
    data: {
      description: 'Schools and campuses, from everyday traffic to lockdown.',
      image: 'exit-device?finish=626&style=rim',
      keyFeatures: [
        'Classroom security functions',
        'Interchangeable cores by building',
        'Audit-ready key records',
      ],
      anchor: 'institutional',
    },
    french: {
      title: 'Établissements d’enseignement',
      data: {
        description: 'Écoles et campus, du va-et-vient quotidien au confinement.',
        keyFeatures: [
          'Fonctions sécurité de salle de classe',
          'Noyaux interchangeables par immeuble',
          'Registres de clés prêts pour l’audit',
        ],
      },
    },
  },
  {
    kind: 'market',
    title: 'Healthcare Facilities',
    data: {
      description: 'Hands-free doors and secure medication storage for hospitals and clinics.',
      image: 'auto-operator?finish=689',
      keyFeatures: [
        'Low energy operators and push plates',
        'Electronic cabinet locks with audit trail',
        'Ligature-resistant trim',
      ],
      anchor: 'institutional',
    },
    french: {
      title: 'Établissements de santé',
      data: {
        description:
          'Portes mains libres et rangement sûr des médicaments pour les hôpitaux et les cliniques.',
        keyFeatures: [
          'Opérateurs à faible énergie et plaques-poussoirs',
          'Serrures d’armoire électroniques avec journal des accès',
          'Garnitures anti-ligature',
        ],
      },
    },
  },
  {
    kind: 'market',
    title: 'Government & Municipal',
    data: {
      description: 'Key systems built to last, for public buildings, rail yards, and utilities.',
      image: 'padlock?body=brass&color=gold&metal=brass&keyway=schlage&w=450&h=250&d=80',
      keyFeatures: [
        'Restricted and patented keyways',
        'Weatherproof keyed-alike padlocks',
        'Purchase orders and blanket orders',
      ],
      anchor: 'institutional',
    },
    french: {
      title: 'Gouvernements et municipalités',
      data: {
        description:
          'Des systèmes de clés faits pour durer, pour les édifices publics, les gares de triage et les services publics.',
        keyFeatures: [
          'Profils restreints et brevetés',
          'Cadenas à clés identiques à l’épreuve des intempéries',
          'Bons de commande et commandes ouvertes',
        ],
      },
    },
  },
  {
    kind: 'story',
    title: 'A counter that knows its locks',
    data: {
      paragraphs: [
        'Keyway opened in 1933 as one counter on Queen Street in Toronto, cutting keys for hotels. The founder kept a card for every lock he sold, with its bitting and handing, so the next order took a minute instead of a morning.',
        'Today the cards are a database, and the counter is a distribution network across North America. The habit hasn’t changed: know the lock, write it down, and stock the part before you need it.',
        'We sell to the trade. The person who answers your call has done the job you’re on.',
      ],
    },
    french: {
      title: 'Un comptoir qui connaît ses serrures',
      data: {
        paragraphs: [
          'Keyway a ouvert en 1933 : un comptoir de la rue Queen, à Toronto, qui taillait des clés pour les hôtels. Le fondateur gardait une fiche pour chaque serrure vendue, avec sa combinaison et son sens d’ouverture; la commande suivante prenait une minute plutôt qu’un avant-midi.',
          'Aujourd’hui, les fiches sont une base de données et le comptoir, un réseau de distribution dans toute l’Amérique du Nord. L’habitude n’a pas changé : connaître la serrure, le noter et avoir la pièce en stock avant que vous en ayez besoin.',
          'Nous vendons aux gens du métier. La personne qui répond à votre appel a déjà fait le travail que vous avez devant vous.',
        ],
      },
    },
  },
  {
    kind: 'value',
    title: 'Excellence',
    data: {
      description:
        'The right part, described correctly, shipped the day you order. If we get it wrong, we tell you first.',
    },
    french: {
      title: 'Excellence',
      data: {
        description:
          'La bonne pièce, bien décrite, expédiée le jour de la commande. Si nous nous trompons, nous vous le disons les premiers.',
      },
    },
  },
  {
    kind: 'value',
    title: 'Partnership',
    data: {
      description: 'We do well when your jobs go well. We sell to the trade and never bid against it.',
    },
    french: {
      title: 'Partenariat',
      data: {
        description:
          'Nos affaires vont bien quand vos chantiers vont bien. Nous vendons au métier et ne soumissionnons jamais contre lui.',
      },
    },
  },
  {
    kind: 'value',
    title: 'Innovation',
    data: {
      description: 'We test new locks on our bench before we stock them, and teach what we have tried.',
    },
    french: {
      title: 'Innovation',
      data: {
        description:
          'Nous essayons les nouvelles serrures à l’établi avant de les tenir en stock, et nous enseignons ce que nous avons essayé.',
      },
    },
  },
  {
    kind: 'value',
    title: 'Integrity',
    data: { description: 'Restricted tools go only to licensed buyers. We guard key records like keys.' },
    french: {
      title: 'Intégrité',
      data: {
        description:
          'Les outils à accès restreint ne vont qu’aux acheteurs titulaires d’un permis. Nous gardons les registres de clés comme des clés.',
      },
    },
  },
  {
    kind: 'timeline',
    title: '1933',
    data: {
      event: 'One counter opens on Queen Street, Toronto, cutting keys for hotels and streetcar barns.',
    },
    french: {
      title: '1933',
      data: {
        event:
          'Un comptoir ouvre rue Queen, à Toronto, et taille des clés pour les hôtels et les dépôts de tramways.',
      },
    },
  },
  {
    kind: 'timeline',
    title: '1940s',
    data: {
      event:
        'Cylinders and padlocks for wartime plants and depots. Our first master key department: three people and a ledger.',
    },
    french: {
      title: 'Années 1940',
      data: {
        event:
          'Barillets et cadenas pour les usines et les dépôts de guerre. Notre premier service de passe-partout : trois personnes et un grand livre.',
      },
    },
  },
  {
    kind: 'timeline',
    title: '1958',
    data: { event: 'Montreal opens as our first regional hub, serving the trade in English and French.' },
    french: {
      title: '1958',
      data: {
        event: 'Montréal devient notre premier centre régional et sert le métier en français et en anglais.',
      },
    },
  },
  {
    kind: 'timeline',
    title: '1970s',
    data: { event: 'Branches open in Calgary and Vancouver.' },
    french: { title: 'Années 1970', data: { event: 'Des succursales ouvrent à Calgary et à Vancouver.' } },
  },
  {
    kind: 'timeline',
    title: '1986',
    data: {
      event: 'The card file moves to a computer: part numbers, cross-references, and key codes in one place.',
    },
    french: {
      title: '1986',
      data: {
        event:
          'Le fichier passe à l’ordinateur : numéros de pièce, équivalences et codes de clés au même endroit.',
      },
    },
  },
  {
    kind: 'timeline',
    title: '1990s',
    data: {
      event:
        'Immobilizers reach North American cars. We open an automotive bench and teach our first transponder classes. In 1999, our catalog goes on the web.',
    },
    french: {
      title: 'Années 1990',
      data: {
        event:
          'L’antidémarrage arrive dans les autos nord-américaines. Nous ouvrons un établi automobile et donnons nos premières formations sur les clés à puce. En 1999, notre catalogue est sur le Web.',
      },
    },
  },
  {
    kind: 'timeline',
    title: '2010',
    data: { event: 'The online store opens, with the full catalog and live inventory.' },
    french: {
      title: '2010',
      data: { event: 'Le magasin en ligne ouvre, avec tout le catalogue et l’inventaire en direct.' },
    },
  },
  {
    kind: 'timeline',
    title: '2020s',
    data: {
      event: 'Smart locks, electronic access, and subscription programming. The hotline goes 24/7.',
    },
    french: {
      title: 'Années 2020',
      data: {
        event:
          'Serrures connectées, accès électronique et programmation par abonnement. La ligne d’assistance répond 24 h sur 24.',
      },
    },
  },
  {
    kind: 'leader',
    title: 'Marguerite Tessier',
    data: {
      title: 'President',
      experience: '31 years in the trade',
      background:
        'Started at the Montreal counter, ran purchasing for a decade, and still pins her own cylinders.',
    },
    french: {
      title: 'Marguerite Tessier',
      data: {
        title: 'Présidente',
        experience: '31 ans dans le métier',
        background:
          'A commencé au comptoir de Montréal, a dirigé les achats pendant dix ans et goupille encore ses propres barillets.',
      },
    },
  },
  {
    kind: 'leader',
    title: 'Dale Okafor',
    data: {
      title: 'Vice President, Operations',
      experience: '22 years in distribution',
      background: 'Built the Vancouver and Halifax warehouses and their same-day shipping.',
    },
    french: {
      title: 'Dale Okafor',
      data: {
        title: 'Vice-président, Exploitation',
        experience: '22 ans en distribution',
        background:
          'A mis sur pied les entrepôts de Vancouver et de Halifax et leur expédition le jour même.',
      },
    },
  },
  {
    kind: 'leader',
    title: 'Anneke Brandt',
    data: {
      title: 'Director of Technical Services',
      experience: '26 years at the bench',
      background: 'Former safe and vault technician and instructor. Leads the hotline.',
    },
    french: {
      title: 'Anneke Brandt',
      data: {
        title: 'Directrice des services techniques',
        experience: '26 ans à l’établi',
        background:
          'Ancienne technicienne en coffres-forts et chambres fortes, et formatrice. Dirige la ligne d’assistance.',
      },
    },
  },
  {
    kind: 'leader',
    title: 'Luis Carrasco',
    data: {
      title: 'Director of Sales',
      experience: '19 years with locksmiths',
      background: 'Ran a mobile automotive shop before he joined our side of the counter.',
    },
    french: {
      title: 'Luis Carrasco',
      data: {
        title: 'Directeur des ventes',
        experience: '19 ans auprès des serruriers',
        background: 'A tenu un atelier automobile mobile avant de passer de notre côté du comptoir.',
      },
    },
  },
];
