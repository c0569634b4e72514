import type { StandardText } from './standard-text';

const finishCodes: StandardText = {
  section: 'resources',
  slug: 'finish-codes',
  title: 'BHMA and US Finish Codes',
  summary: 'BHMA and US finish numbers side by side, with base metal and appearance.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `The older **US number** (US26D) names a color. The **BHMA number** (626) names a color on a base metal, so one US
number can match several BHMA numbers. Order by BHMA number where listed. Match by US number when the parts on a door
are different metals.

## Finish table

| BHMA | US | Finish | Base metal |
| --- | --- | --- | --- |
| 605 | US3 | Bright brass, clear coated | Brass |
| 606 | US4 | Satin brass, clear coated | Brass |
| 612 | US10 | Satin bronze, clear coated | Bronze |
| 613 | US10B | Dark oxidized satin bronze, oil rubbed | Bronze |
| 619 | US15 | Satin nickel plated, clear coated | Brass |
| 622 | US19 | Flat black coated | Brass |
| 625 | US26 | Bright chromium plated | Brass |
| 626 | US26D | Satin chromium plated | Brass |
| 628 | US28 | Satin aluminum, clear anodized | Aluminum |
| 629 | US32 | Bright stainless steel | Stainless 300 series |
| 630 | US32D | Satin stainless steel | Stainless 300 series |
| 652 | US26D | Satin chromium plated | Steel |
| 689 | - | Aluminum painted | Any |
| 690 | - | Dark bronze painted | Any |
| 695 | - | Dark bronze painted | Any |

## Commonly confused

- **626 and 652** look the same. 626 is plated brass, and 652 is plated steel. Hinges are usually steel, so pair a 626 lock
  with a 652 hinge.
- **626 and 630** don't match side by side: 630 is solid stainless with a visible grain. Exit devices are often ordered
  in 626 because their covers are plated.
- **689** is a paint used on closers. It goes with 626 and 628, but isn't aluminum.

## Canadian numbers

Canadian drawings use C for US: **C26D** is US26D (626 or 652, by base metal), and **C32D** is 630.

## Before you order

Specify one finish for the whole opening, in the base metal of each part. Living finishes such as 613 wear lighter where
touched; that isn't a defect. To match a discontinued finish, email <{supportEmail}> a photo with a known 626 part beside it.

Shop [door accessories](/door-accessories), [commercial locks](/commercial-locks), and [exit devices](/exit-devices).
`,
  french: {
    title: 'Codes de finis BHMA et US',
    summary: 'Les numéros de finis BHMA et US côte à côte, avec le métal de base et l’apparence.',
    bodyMarkdown: `L’ancien **numéro US** (US26D) désigne une couleur. Le **numéro BHMA** (626) désigne une couleur sur un métal de base : un même
numéro US peut donc correspondre à plusieurs numéros BHMA. Commandez par numéro BHMA quand il est indiqué. Assortissez par numéro
US quand les pièces d’une porte sont de métaux différents.

## Tableau des finis

| BHMA | US | Fini | Métal de base |
| --- | --- | --- | --- |
| 605 | US3 | Laiton poli, vernis clair | Laiton |
| 606 | US4 | Laiton satiné, vernis clair | Laiton |
| 612 | US10 | Bronze satiné, vernis clair | Bronze |
| 613 | US10B | Bronze satiné foncé oxydé, huilé | Bronze |
| 619 | US15 | Plaqué nickel satiné, vernis clair | Laiton |
| 622 | US19 | Revêtement noir mat | Laiton |
| 625 | US26 | Plaqué chrome poli | Laiton |
| 626 | US26D | Plaqué chrome satiné | Laiton |
| 628 | US28 | Aluminium satiné, anodisé clair | Aluminium |
| 629 | US32 | Acier inoxydable poli | Inox, série 300 |
| 630 | US32D | Acier inoxydable satiné | Inox, série 300 |
| 652 | US26D | Plaqué chrome satiné | Acier |
| 689 | - | Peint aluminium | Tous |
| 690 | - | Peint bronze foncé | Tous |
| 695 | - | Peint bronze foncé | Tous |

## Souvent confondus

- **626 et 652** ont la même apparence. Le 626 est du laiton plaqué et le 652, de l’acier plaqué. Les pentures sont le plus
  souvent en acier : avec une serrure 626, posez une penture 652.
- **626 et 630** ne s’agencent pas côte à côte : le 630 est de l’inox massif au grain visible. Les dispositifs antipanique se
  commandent souvent en 626, parce que leurs couvercles sont plaqués.
- **689** est une peinture pour ferme-portes. Elle va avec le 626 et le 628, mais ce n’est pas de l’aluminium.

## Numéros canadiens

Les plans canadiens mettent un C au lieu de US : **C26D** est US26D (626 ou 652, selon le métal de base) et **C32D** est 630.

## Avant de commander

Précisez un seul fini pour toute l’ouverture, dans le métal de base de chaque pièce. Les finis vivants comme le 613 pâlissent là
où on les touche; ce n’est pas un défaut. Pour agencer un fini discontinué, envoyez à <{supportEmail}> une photo avec une pièce
626 connue à côté.

Magasinez les [accessoires de porte](/door-accessories), les [serrures commerciales](/commercial-locks) et les [dispositifs
antipanique](/exit-devices).
`,
  },
};

const lockFunctions: StandardText = {
  section: 'resources',
  slug: 'lock-functions',
  title: 'Schlage Lock Functions, with ANSI Numbers',
  summary: 'Schlage ND cylindrical and L mortise functions, cross-referenced to ANSI numbers.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `The function is what each lever and the key do. To cross brands, use the ANSI number from A156.2 (cylindrical) or A156.13
(mortise).

## Cylindrical: ND series

| Schlage | ANSI | Function | Outside lever | Inside |
| --- | --- | --- | --- | --- |
| ND10 | F75 | Passage | Always free | Always free |
| ND40 | F76 | Bath or bedroom privacy | Locked by the button inside; emergency release | Frees the button |
| ND50 | F82 | Entrance or office | Locked by the button; key or inside lever releases it | Always free |
| ND53 | F109 | Entrance | Same as ND50; push and turn the button and it stays locked until turned back | Always free |
| ND66 | F91 | Store | Locked by key on either side | Locked by the same key |
| ND70 | F84 | Classroom | Locked and unlocked by key | Always free |
| ND73 | F90 | Corridor | Locked by key outside or by the button inside | Always free |
| ND75 | F110 | Classroom security | Locked and unlocked by key on either side | Always free |
| ND80 | F86 | Storeroom | Always rigid; key retracts the latch | Always free |
| ND82 | F87 | Institution | Always rigid; key only | Always rigid; key only |

Letters after the number are the cylinder: \`PD\` is a conventional 6-pin cylinder, \`BD\` takes a small format core, and
\`JD\` a full size core. **ND66 and ND82 can lock people in.** Use them only with written approval from the authority
having jurisdiction.

## Mortise: L series

| Schlage | ANSI | Function | In short |
| --- | --- | --- | --- |
| L9010 | F01 | Passage | No lock |
| L9050 | F04 | Entrance or office | Key or inside turn locks the outside lever |
| L9070 | F05 | Classroom | Key outside locks and unlocks |
| L9080 | F07 | Storeroom | Outside always rigid |
| L9453 | F20 | Entrance with deadbolt | Turning the inside lever retracts both bolts |
| L9456 | F13 | Corridor with deadbolt | The deadbolt locks the outside lever; inside lever retracts both bolts |

## Which function do you need?

1. **Should the outside ever stay unlocked?** Never: storeroom. During the day: classroom.
2. **Who locks it?** The occupant, without a key: office or entrance. A keyholder, from inside: classroom security.
3. **Is it an egress door?** The inside lever must always be free, which rules out ND66 and ND82.
4. **Is there an electric strike or reader?** Use a storeroom function, so the door is locked whenever it is closed.

More in [Choosing a lever function](/blog/choosing-a-lever-function). Some online charts list ND80 as an office lock; it is
a storeroom lock.

Shop [commercial locks](/commercial-locks), or [request a quote](/quote) with your door schedule.
`,
  french: {
    title: 'Fonctions des serrures Schlage et numéros ANSI',
    summary: 'Fonctions des serrures cylindriques ND et à mortaiser L de Schlage, avec leurs numéros ANSI.',
    bodyMarkdown: `La fonction, c’est ce que font chaque levier et la clé. Pour passer d’une marque à l’autre, utilisez le numéro ANSI de la norme
A156.2 (cylindrique) ou A156.13 (à mortaiser).

## Cylindriques : série ND

| Schlage | ANSI | Fonction | Levier extérieur | Intérieur |
| --- | --- | --- | --- | --- |
| ND10 | F75 | Passage | Toujours libre | Toujours libre |
| ND40 | F76 | Intimité, salle de bain ou chambre | Verrouillé par le bouton intérieur; ouverture d’urgence | Libère le bouton |
| ND50 | F82 | Entrée ou bureau | Verrouillé par le bouton; libéré par la clé ou le levier intérieur | Toujours libre |
| ND53 | F109 | Entrée | Comme le ND50; si on pousse et tourne le bouton, reste verrouillé jusqu’à ce qu’on le retourne | Toujours libre |
| ND66 | F91 | Magasin | Verrouillé par la clé d’un côté ou de l’autre | Verrouillé par la même clé |
| ND70 | F84 | Salle de classe | Verrouillé et déverrouillé par la clé | Toujours libre |
| ND73 | F90 | Corridor | Verrouillé par la clé à l’extérieur ou par le bouton à l’intérieur | Toujours libre |
| ND75 | F110 | Sécurité de salle de classe | Verrouillé et déverrouillé par la clé d’un côté ou de l’autre | Toujours libre |
| ND80 | F86 | Dépôt | Toujours rigide; la clé rétracte le pêne | Toujours libre |
| ND82 | F87 | Institution | Toujours rigide; clé seulement | Toujours rigide; clé seulement |

Les lettres après le numéro désignent le barillet : \`PD\` est un barillet conventionnel à 6 goupilles, \`BD\` reçoit un petit noyau
interchangeable et \`JD\`, un gros noyau. **Les ND66 et ND82 peuvent enfermer des gens.** Ne les utilisez qu’avec l’approbation
écrite de l’autorité compétente.

## À mortaiser : série L

| Schlage | ANSI | Fonction | En bref |
| --- | --- | --- | --- |
| L9010 | F01 | Passage | Aucun verrouillage |
| L9050 | F04 | Entrée ou bureau | La clé ou le bouton tournant intérieur verrouille le levier extérieur |
| L9070 | F05 | Salle de classe | La clé à l’extérieur verrouille et déverrouille |
| L9080 | F07 | Dépôt | Extérieur toujours rigide |
| L9453 | F20 | Entrée avec pêne dormant | Tourner le levier intérieur rétracte les deux pênes |
| L9456 | F13 | Corridor avec pêne dormant | Le pêne dormant verrouille le levier extérieur; le levier intérieur rétracte les deux pênes |

## Quelle fonction vous faut-il?

1. **L’extérieur doit-il parfois rester déverrouillé?** Jamais : dépôt. Le jour : salle de classe.
2. **Qui verrouille?** L’occupant, sans clé : bureau ou entrée. Une personne qui a la clé, de l’intérieur : sécurité de salle de
   classe.
3. **Est-ce une porte d’issue?** Le levier intérieur doit toujours être libre, ce qui exclut les ND66 et ND82.
4. **Y a-t-il une gâche électrique ou un lecteur?** Prenez une fonction dépôt : la porte est verrouillée chaque fois qu’elle est
   fermée.

Lisez aussi [Choisir la fonction d’un levier](/blog/choosing-a-lever-function). Certains tableaux en ligne donnent le ND80 comme
une serrure de bureau; c’est une serrure de dépôt.

Magasinez les [serrures commerciales](/commercial-locks) ou [demandez une soumission](/quote) avec votre bordereau de portes.
`,
  },
};

const chips: StandardText = {
  section: 'resources',
  slug: 'transponder-chips',
  title: 'Transponder Chip Families',
  summary: 'Texas, Megamos, Philips, and Temic chips by number: fixed or crypto, and typical makes.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `A chip number (4C, 46, 48) is a family: it tells you the protocol, not whether the car will start. Read the chip in the
customer's key before you order a blank.

## Families

| Chip | Maker | Kind | Common in |
| --- | --- | --- | --- |
| 4C | Texas | Fixed code | Older Ford and Toyota |
| 60 to 70 (4D) | Texas | Crypto, 40 bit | Ford 4D-63, Toyota 4D-67, Lexus 4D-68, Subaru 4D-62 |
| 4D-63, 80 bit | Texas | Crypto, 80 bit | Ford and Mazda from about 2011 |
| G (4D-72) | Texas | Crypto, 80 bit | Toyota, stamped G on the blade |
| H (8A) | Texas | Crypto, 128 bit | Toyota, stamped H on the blade |
| 11, 12 | Temic | Fixed code | Early Fiat; early Mazda |
| 8C | Temic | Crypto | Late-1990s Ford and Mazda |
| 13 | Megamos | Fixed code | Older Honda, GM, Volkswagen |
| 48 | Megamos | Crypto | Volkswagen, Audi, Honda, GM |
| 88 | Megamos | AES | Volkswagen and Audi MQB |
| 33 | Philips | Fixed code | Early European models |
| 40 to 45 | Philips | Crypto | Opel (40), Nissan (41), Volkswagen (42), Peugeot (45) |
| 46 | Philips/NXP | Hitag 2 | GM, Chrysler, Honda, Nissan, Hyundai, Kia |
| 47 | NXP | Hitag 3 | Honda, Hyundai, Kia smart keys |
| 49 | NXP | Hitag Pro | Ford, Mazda, BMW smart keys |
| 4A | NXP | Hitag AES | Nissan, Hyundai, Kia, Jeep |

Philips chips are now NXP; both names mean the same family. **Makes are examples, not fitment.** Model years overlap, and some
cars were built with either of two chips.

## What can be cloned

- **Fixed code** chips (4C, 11, 12, 13, 33) send one number and can be copied to a clonable chip in a minute.
- **Crypto** chips respond to a challenge. Some (4D-60 family, 46, 48, G) can be cloned with data sniffed from the car or
  calculated online.
- **128-bit and AES** chips (H, 49, 4A, 88) are usually added through the diagnostic port.

## Prevent comebacks

1. Read the original key. Note the chip, and whether it is locked, on the work order.
2. Check for an **80-bit or 40-bit** Ford 4D-63 before you cut. The blade is the same, but the chip isn't.
3. Don't reuse a locked proximity key unless you can unlock it. A locked 46, 47, or 49 won't pair with a second car.

Shop [automotive keys](/automotive-keys) and [programmers](/tools-machines-supplies), or [find parts by vehicle](/vehicles).
`,
  french: {
    title: 'Familles de puces',
    summary:
      'Les puces Texas, Megamos, Philips et Temic par numéro : code fixe ou cryptées, et marques typiques.',
    bodyMarkdown: `Le numéro d’une puce (4C, 46, 48) désigne une famille : il vous donne le protocole, pas si l’auto va démarrer. Lisez la puce de la
clé du client avant de commander une clé brute.

## Familles

| Puce | Fabricant | Type | Courante chez |
| --- | --- | --- | --- |
| 4C | Texas | Code fixe | Ford et Toyota plus anciennes |
| 60 à 70 (4D) | Texas | Cryptée, 40 bits | Ford 4D-63, Toyota 4D-67, Lexus 4D-68, Subaru 4D-62 |
| 4D-63, 80 bits | Texas | Cryptée, 80 bits | Ford et Mazda à partir d’environ 2011 |
| G (4D-72) | Texas | Cryptée, 80 bits | Toyota, G estampé sur la lame |
| H (8A) | Texas | Cryptée, 128 bits | Toyota, H estampé sur la lame |
| 11, 12 | Temic | Code fixe | Premières Fiat; premières Mazda |
| 8C | Temic | Cryptée | Ford et Mazda de la fin des années 1990 |
| 13 | Megamos | Code fixe | Honda, GM et Volkswagen plus anciennes |
| 48 | Megamos | Cryptée | Volkswagen, Audi, Honda, GM |
| 88 | Megamos | AES | Volkswagen et Audi MQB |
| 33 | Philips | Code fixe | Premiers modèles européens |
| 40 à 45 | Philips | Cryptée | Opel (40), Nissan (41), Volkswagen (42), Peugeot (45) |
| 46 | Philips/NXP | Hitag 2 | GM, Chrysler, Honda, Nissan, Hyundai, Kia |
| 47 | NXP | Hitag 3 | Clés intelligentes Honda, Hyundai, Kia |
| 49 | NXP | Hitag Pro | Clés intelligentes Ford, Mazda, BMW |
| 4A | NXP | Hitag AES | Nissan, Hyundai, Kia, Jeep |

Les puces Philips sont maintenant des puces NXP; les deux noms désignent la même famille. **Les marques sont des exemples, pas une
liste de compatibilité.** Les années-modèles se chevauchent, et certaines autos ont été fabriquées avec l’une ou l’autre de deux
puces.

## Ce qui peut être cloné

- Les puces **à code fixe** (4C, 11, 12, 13, 33) envoient un seul numéro et se copient en une minute sur une puce clonable.
- Les puces **cryptées** répondent à un défi. Certaines (famille 4D-60, 46, 48, G) se clonent avec des données captées dans l’auto
  ou calculées en ligne.
- Les puces **128 bits et AES** (H, 49, 4A, 88) s’ajoutent le plus souvent par la prise de diagnostic.

## Éviter de retourner chez le client

1. Lisez la clé d’origine. Notez la puce sur le bon de travail, et si elle est verrouillée.
2. Avant de tailler, vérifiez si la puce Ford 4D-63 est de **80 bits ou 40 bits**. La lame est la même, mais pas la puce.
3. Ne réutilisez pas une clé de proximité verrouillée, sauf si vous pouvez la déverrouiller. Une puce 46, 47 ou 49 verrouillée ne
   se jumelle pas à une deuxième auto.

Magasinez les [clés automobiles](/automotive-keys) et les [programmeurs](/tools-machines-supplies), ou [trouvez des pièces par
véhicule](/vehicles).
`,
  },
};

const fccIds: StandardText = {
  section: 'resources',
  slug: 'fcc-ids',
  title: 'Finding a Remote by FCC ID',
  summary: 'How to read the FCC ID on a remote, what it does and doesn’t tell you, and listed frequencies.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `Every remote sold in the United States has an FCC ID, and in Canada an IC number. The ID identifies the transmitter and its
frequency, not the vehicle.

## Reading the ID

1. Read the ID on the back of the case, or on the board if the shell was replaced.
2. The ID starts with the **grantee code**, which identifies the manufacturer: **three** characters if it starts with a letter (HYQ in
   HYQ14FBA), **five** if it starts with a digit.
3. The rest is the product code. Don't confuse O with 0 or I with 1.
4. Hyphens don't matter. Our search finds \`M3N-A2C31243300\` and \`M3NA2C31243300\` alike.

## Frequencies as listed

| FCC ID | MHz |
| --- | --- |
| M3N-A2C31243300 | 902.375 |
| M3N-40821302 | 433.9 |
| M3N-32337100 | 314.9 |
| HYQ14FBA | 312.1 |
| HYQ4EA | 433.92 |
| KR5V2X | 433.9 |
| KR55WK48903 | 315 |
| KR5S180144014 | 433.92 |
| OHT01060512 | 315 |
| GQ4-53T | 433.9 |
| IYZ-C01C | 433.92 |
| N5F-A08TAA | 314.95 |
| CWTWB1U840 | 314.975 |

From public grant listings. Several online tables give 315 for M3N-A2C31243300; the grant is at 902. If a table and your
frequency tester disagree, trust the tester and look up the grant with the FCC.

## What the ID doesn't tell you

One ID can cover several part numbers. They can differ in:

- **chip data**: one starts the car, its twin doesn't;
- **buttons**: a remote start or hatch button needs more than a different cap;
- **emergency blade**;
- **board revision**: new logic, same transmitter.

Order by FCC ID, part number, **and** button count. If we carry several items under one ID, its page shows the differences.

## All keys lost

Work from the VIN and the dealer part number, or start at [vehicles](/vehicles). Confirm fitment before you cut.

More in [Reading an FCC ID before you order](/blog/reading-an-fcc-id). Shop [automotive keys](/automotive-keys).
`,
  french: {
    title: 'Reconnaître une télécommande à son ID FCC',
    summary:
      'Comment lire l’ID FCC d’une télécommande, ce qu’il dit et ne dit pas, et les fréquences répertoriées.',
    bodyMarkdown: `Toute télécommande vendue aux États-Unis a un ID FCC et, au Canada, un numéro IC. L’ID désigne l’émetteur et sa fréquence, pas le
véhicule.

## Lire l’ID

1. Lisez l’ID au dos du boîtier, ou sur la carte électronique si le boîtier a été remplacé.
2. L’ID commence par le **code du titulaire** (grantee code), qui désigne le fabricant : **trois** caractères s’il commence par
   une lettre (HYQ dans HYQ14FBA), **cinq** s’il commence par un chiffre.
3. Le reste est le code de produit. Ne confondez pas O et 0, ni I et 1.
4. Les traits d’union ne comptent pas. Notre recherche trouve aussi bien \`M3N-A2C31243300\` que \`M3NA2C31243300\`.

## Fréquences répertoriées

| ID FCC | MHz |
| --- | --- |
| M3N-A2C31243300 | 902,375 |
| M3N-40821302 | 433,9 |
| M3N-32337100 | 314,9 |
| HYQ14FBA | 312,1 |
| HYQ4EA | 433,92 |
| KR5V2X | 433,9 |
| KR55WK48903 | 315 |
| KR5S180144014 | 433,92 |
| OHT01060512 | 315 |
| GQ4-53T | 433,9 |
| IYZ-C01C | 433,92 |
| N5F-A08TAA | 314,95 |
| CWTWB1U840 | 314,975 |

Selon les fiches d’homologation publiques. Plusieurs tableaux en ligne donnent 315 pour le M3N-A2C31243300; il est homologué à
902. Si un tableau et votre testeur de fréquence se contredisent, fiez-vous au testeur et cherchez l’homologation auprès de la
FCC.

## Ce que l’ID ne dit pas

Un même ID peut couvrir plusieurs numéros de pièce. Ils peuvent différer par :

- **les données de la puce** : l’une démarre l’auto, sa jumelle non;
- **les boutons** : un bouton de démarrage à distance ou de hayon demande plus qu’un autre capuchon;
- **la lame de secours**;
- **la révision de la carte** : nouvelle logique, même émetteur.

Commandez par ID FCC, numéro de pièce **et** nombre de boutons. Si nous tenons plusieurs articles sous un même ID, sa page montre
les différences.

## Toutes clés perdues

Partez du NIV et du numéro de pièce du concessionnaire, ou commencez à la page [Véhicules](/vehicles). Confirmez la compatibilité
avant de tailler.

Lisez aussi [Lire l’ID FCC avant de commander](/blog/reading-an-fcc-id). Magasinez les [clés automobiles](/automotive-keys).
`,
  },
};

const keyways: StandardText = {
  section: 'resources',
  slug: 'keyways',
  title: 'Keyways, Spacing, and Depths',
  summary: 'Common keyways with blank, spacing, increment, depths, and MACS.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `All measurements are in inches. MACS is the maximum adjacent cut specification.

## Key specifications

| System | Usual blank | Depths | Increment | Spacing | First cut | MACS |
| --- | --- | --- | --- | --- | --- | --- |
| Schlage classic, C keyway | SC1 (5 pin), SC4 (6 pin) | 0 to 9 | .015 | .156 | .231 | 7 |
| Kwikset | KW1 (5 pin), KW10 (6 pin) | 1 to 6 | .023 | .150 | .247 | 4 |
| Sargent | LA keyway | 1 to 10 | .020 | .156 | .216 | 7 |
| Corbin Russwin System 70 | Z class | 1 to 6 | .028 | .156 | .250 | 4 |
| Arrow | - | 0 to 9 | .014 | .155 | .265 | 7 |
| Dexter | - | 0 to 9 | .015 | .155 | .216 | 7 |

Depths run from shallow to deep. Schlage: 0 is .335 at the root, 9 is .200. Kwikset: 1 is .329, 6 is .214; depth 7 is for
master keying only.

## Small format interchangeable core

| System | Depths | Increment | Notes |
| --- | --- | --- | --- |
| A2 | 0 to 9 | .0125 | Most common; stack of 23 |
| A3 | 0 to 6 | .018 | Seven depths, larger steps |
| A4 | 0 to 5 | .021 | Six depths, the largest steps |

The cores share a shape, not a pinning: an A2 kit won't pin an A4 core. Keyways are separate: an A keyway key won't enter a G
keyway core. For the stack arithmetic, see [Master-keying with SFIC](/blog/master-keying-with-sfic).

## Blanks by lock

| Lock on the door | Blank |
| --- | --- |
| Schlage, 5 pin | SC1 |
| Schlage, 6 pin | SC4 |
| Kwikset, 5 pin | KW1 |
| Weiser, 5 pin | WR5 |
| Master laminated padlock | M1 |

## Decoding a worn key

1. Gauge every cut and write down the reading before rounding.
2. If most readings are short by about the same amount, the key is worn: round to the **shallower** cut.
3. Check the MACS. A step that exceeds it is a misread.
4. Cut by code onto a new blank. Copying a worn key copies the wear.

We cut restricted keyways only for people on the signature card. Shop [key accessories](/key-accessories),
[cylinders](/cylinders), and [tools and machines](/tools-machines-supplies).
`,
  french: {
    title: 'Profils de clé, espacement et profondeurs',
    summary: 'Les profils courants avec la clé brute, l’espacement, l’incrément, les profondeurs et le MACS.',
    bodyMarkdown: `Toutes les mesures sont en pouces. Le MACS (maximum adjacent cut specification) est l’écart maximal permis entre deux tailles
voisines.

## Spécifications des clés

| Système | Clé brute usuelle | Profondeurs | Incrément | Espacement | Première taille | MACS |
| --- | --- | --- | --- | --- | --- | --- |
| Schlage classique, profil C | SC1 (5 goupilles), SC4 (6 goupilles) | 0 à 9 | 0,015 | 0,156 | 0,231 | 7 |
| Kwikset | KW1 (5 goupilles), KW10 (6 goupilles) | 1 à 6 | 0,023 | 0,150 | 0,247 | 4 |
| Sargent | Profil LA | 1 à 10 | 0,020 | 0,156 | 0,216 | 7 |
| Corbin Russwin System 70 | Classe Z | 1 à 6 | 0,028 | 0,156 | 0,250 | 4 |
| Arrow | - | 0 à 9 | 0,014 | 0,155 | 0,265 | 7 |
| Dexter | - | 0 à 9 | 0,015 | 0,155 | 0,216 | 7 |

Les profondeurs vont de la moins profonde à la plus profonde. Schlage : 0 laisse 0,335 au fond de la taille, 9 laisse 0,200.
Kwikset : 1 laisse 0,329, 6 laisse 0,214; la profondeur 7 ne sert qu’aux systèmes de passe-partout.

## Petit noyau interchangeable (SFIC)

| Système | Profondeurs | Incrément | Notes |
| --- | --- | --- | --- |
| A2 | 0 à 9 | 0,0125 | Le plus courant; pile de 23 |
| A3 | 0 à 6 | 0,018 | Sept profondeurs, pas plus grands |
| A4 | 0 à 5 | 0,021 | Six profondeurs, les plus grands pas |

Les noyaux ont la même forme, mais pas le même goupillage : une trousse A2 ne goupille pas un noyau A4. Les profils sont
distincts : une clé de profil A n’entre pas dans un noyau de profil G. Pour le calcul des piles, voyez [Passe-partout et
SFIC](/blog/master-keying-with-sfic).

## Clés brutes par serrure

| Serrure de la porte | Clé brute |
| --- | --- |
| Schlage, 5 goupilles | SC1 |
| Schlage, 6 goupilles | SC4 |
| Kwikset, 5 goupilles | KW1 |
| Weiser, 5 goupilles | WR5 |
| Cadenas laminé Master | M1 |

## Décoder une clé usée

1. Mesurez chaque taille et notez la lecture avant d’arrondir.
2. Si la plupart des lectures sont trop courtes d’à peu près autant, la clé est usée : arrondissez à la taille **la moins
   profonde**.
3. Vérifiez le MACS. Un écart qui le dépasse est une erreur de lecture.
4. Taillez par code sur une clé brute neuve. Copier une clé usée, c’est copier l’usure.

Nous ne taillons les profils restreints que pour les personnes inscrites sur la carte de signatures. Magasinez les [accessoires de
clés](/key-accessories), les [barillets](/cylinders) et les [outils et machines](/tools-machines-supplies).
`,
  },
};

const handing: StandardText = {
  section: 'resources',
  slug: 'door-handing',
  title: 'Door Handing',
  summary: 'How to hand a door: LH, RH, LHR, and RHR, and which hardware is handed.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `Hand the door from the **outside**: the corridor side of a room, the street side of an entrance, the key side of a closet. Note
where the hinges are and which way the door swings.

## The rule

| Hinges, seen from outside | Door swings | Hand |
| --- | --- | --- |
| Left | Away from you, in | LH, left hand |
| Right | Away from you, in | RH, right hand |
| Left | Toward you, out | LHR, left hand reverse |
| Right | Toward you, out | RHR, right hand reverse |

For a pair, give the hand of the **active** leaf. For a communicating door, the side where you can't see the hinges counts as
outside.

## What is handed

| Hardware | Handed? |
| --- | --- |
| Lever locks, cylindrical | Usually not; check levers with a return |
| Mortise locks | Yes; many are field reversible. Check the latch bevel |
| Rim exit devices | No, but lever trim is: reverse it or order the hand |
| Mortise and vertical rod devices | Often field reversible |
| Door closers, surface | Usually not |
| Floor closers, offset hung | Yes |
| Butt hinges | No, unless raised barrel or swing clear |
| Continuous hinges | Geared: no. Pin and barrel: often |
| Electric strikes | Usually not; check the horizontal keeper |
| Hollow metal doors and frames | Yes, unless blank |
| Latch guards | Outswing doors only |

## Common mistakes

- **Frames** take the hand of their door. Write LH or RH and draw the swing.
- **Reverse bevel:** an LHR or RHR door with a mortise lock needs a reverse-bevel latch. If the bevel faces you when the door is
  open toward you, it is the wrong one.

To price an opening, [request a quote](/quote) with hand, width, thickness, and finish, or call [{hotline}](tel:{hotline}). Shop
[exit devices](/exit-devices), [doors and frames](/doors-frames), and [door closers](/door-closers).
`,
  french: {
    title: 'Sens d’ouverture des portes',
    summary:
      'Comment déterminer le sens d’une porte : LH, RH, LHR et RHR, et quelle quincaillerie en dépend.',
    bodyMarkdown: `Le sens se détermine de **l’extérieur** : le côté corridor d’une pièce, le côté rue d’une entrée, le côté clé d’un placard. Notez
où sont les pentures et de quel côté la porte pivote.

## La règle

| Pentures, vues de l’extérieur | La porte ouvre | Sens |
| --- | --- | --- |
| À gauche | En s’éloignant de vous, vers l’intérieur | LH, main gauche |
| À droite | En s’éloignant de vous, vers l’intérieur | RH, main droite |
| À gauche | Vers vous, vers l’extérieur | LHR, main gauche inversée |
| À droite | Vers vous, vers l’extérieur | RHR, main droite inversée |

Pour une paire, donnez le sens du vantail **actif**. Pour une porte de communication, l’extérieur est le côté d’où l’on ne voit
pas les pentures.

## Ce qui a un sens

| Quincaillerie | A un sens? |
| --- | --- |
| Serrures à levier, cylindriques | En général non; vérifiez les leviers à retour |
| Serrures à mortaiser | Oui; plusieurs sont réversibles sur place. Vérifiez le biseau du pêne |
| Dispositifs antipanique de surface | Non, mais la garniture à levier oui : inversez-la ou commandez le bon sens |
| Dispositifs à mortaiser et à tiges verticales | Souvent réversibles sur place |
| Ferme-portes en applique | En général non |
| Ferme-portes de plancher, à pivots excentrés | Oui |
| Pentures ordinaires (butt) | Non, sauf à nœud surélevé ou à dégagement |
| Pentures continues | À engrenage : non. À goupille et nœuds : souvent |
| Gâches électriques | En général non; vérifiez la mâchoire horizontale |
| Portes et cadres d’acier | Oui, sauf sans préparation |
| Protège-pênes | Portes ouvrant vers l’extérieur seulement |

## Erreurs courantes

- **Les cadres** prennent le sens de leur porte. Écrivez LH ou RH et dessinez le débattement.
- **Biseau inversé :** une porte LHR ou RHR à serrure à mortaiser exige un pêne à biseau inversé. Si le biseau vous fait face
  quand la porte est ouverte vers vous, ce n’est pas le bon.

Pour faire chiffrer une ouverture, [demandez une soumission](/quote) en indiquant le sens, la largeur, l’épaisseur et le fini, ou
appelez le [{hotline}](tel:{hotline}). Magasinez les [dispositifs antipanique](/exit-devices), les [portes et
cadres](/doors-frames) et les [ferme-portes](/door-closers).
`,
  },
};

/** Trade references, under the resources. */
export const guides: readonly StandardText[] = [finishCodes, lockFunctions, chips, fccIds, keyways, handing];
