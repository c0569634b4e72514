/** An article of the trade journal. */
export interface SeedPost {
  slug: string;
  title: string;
  /** ISO date. */
  publishedOn: string;
  summary: string;
  bodyMarkdown: string;
  /** The same in the French of Québec. */
  french: { title: string; summary: string; bodyMarkdown: string };
  picture: string;
  pictureOptions: Record<string, string>;
}

export const demoPosts: SeedPost[] = [
  {
    slug: 'choosing-a-lever-function',
    title: 'Choosing a Lever Function: Storeroom, Classroom, Office or Passage',
    publishedOn: '2022-01-31',
    summary:
      'Four questions to choose the right cylindrical lever function, with Schlage ND and ANSI numbers.',
    bodyMarkdown: `Most returned levers are the right grade, the right finish, and the wrong function. Four questions get it right.

## Should the outside ever stay unlocked?

If never, order a **storeroom** lock: ND80, ANSI F86. The outside lever is always rigid, the key retracts the latch, and the
door relocks as it closes. Use it for electrical rooms, stockrooms, and records, and with an electric strike.

If it stays unlocked during the day, order a **classroom** lock: ND70, F84. The key locks and unlocks the outside lever. There is
no button inside, so a student can't lock the teacher out.

## Who locks the door, and from where?

If the occupant locks it from inside without a key, order an **office or entrance** lock. On the ND50, F82, a push button locks the
outside lever until the key or the inside lever releases it. If a school must lock from inside with a key, order the ND75
classroom security function.

## Is a key needed at all?

Corridors and closets take **passage**, ND10, F75. Restrooms take **privacy**, ND40, F76, with an emergency release outside.

## What does the code require?

On every function here, the inside lever retracts the latch in one motion. Keep it that way on an egress door. Ask the authority
having jurisdiction before you change the function of a rated opening.

## Write a complete line

For example: ND80PD, Rhodes lever, 626 satin chrome, 2-3/4 in backset, C keyway, keyed different. \`PD\` is the conventional 6-pin
cylinder. Add handing only if the lever design needs it, and door thickness if it isn't 1-3/4 in.`,
    french: {
      title: 'Choisir la fonction d’un levier : dépôt, salle de classe, bureau ou passage',
      summary:
        'Quatre questions pour choisir la bonne fonction d’un levier cylindrique, avec les numéros ND de Schlage et ANSI.',
      bodyMarkdown: `La plupart des leviers retournés ont le bon grade, le bon fini et la mauvaise fonction. Quatre questions suffisent pour tomber
juste.

## L’extérieur doit-il parfois rester déverrouillé?

Si la réponse est jamais, commandez une serrure de **dépôt** : ND80, ANSI F86. Le levier extérieur est toujours rigide, la clé
rétracte le pêne, et la porte se reverrouille en se fermant. Posez-la sur les locaux électriques, les réserves et les archives, et
avec une gâche électrique.

Si l’extérieur reste déverrouillé le jour, commandez une serrure de **salle de classe** : ND70, F84. La clé verrouille et
déverrouille le levier extérieur. Il n’y a pas de bouton à l’intérieur : un élève ne peut pas enfermer l’enseignant dehors.

## Qui verrouille la porte, et d’où?

Si l’occupant la verrouille de l’intérieur sans clé, commandez une serrure de **bureau ou d’entrée**. Sur le ND50, F82, un
bouton-poussoir verrouille le levier extérieur jusqu’à ce que la clé ou le levier intérieur le libère. Si une école doit
verrouiller de l’intérieur avec une clé, commandez le ND75, à fonction sécurité de salle de classe.

## Faut-il une clé?

Les corridors et les placards prennent la fonction **passage**, ND10, F75. Les toilettes prennent la fonction **intimité**, ND40,
F76, avec ouverture d’urgence à l’extérieur.

## Qu’exige le code?

Pour toutes les fonctions décrites ici, le levier intérieur rétracte le pêne d’un seul geste. Gardez-le ainsi sur une porte
d’issue. Consultez l’autorité compétente avant de changer la fonction d’une ouverture cotée pour le feu.

## Écrivez une ligne complète

Par exemple : ND80PD, levier Rhodes, 626 chrome satiné, distance d’entrée 2-3/4 po, profil C, à clés différentes. \`PD\` est le
barillet conventionnel à 6 goupilles. Ajoutez le sens d’ouverture seulement si le modèle de levier l’exige, et l’épaisseur de la
porte si ce n’est pas 1-3/4 po.`,
    },
    picture: 'lever-lock',
    pictureOptions: { finish: '626', lever: 'return' },
  },
  {
    slug: 'reading-an-fcc-id',
    title: 'Reading an FCC ID Before You Order a Remote',
    publishedOn: '2022-01-21',
    summary:
      'What the code on the back of a remote tells you, and five checks that keep you from ordering the wrong key.',
    bodyMarkdown: `Two smart keys can share a shell, a blade, and a button layout and still not work on the same car. Start with the label on
the back.

## What the ID is

Every remote sold in the United States has an FCC ID. It starts with a **grantee code** for the transmitter's manufacturer: three
characters if it starts with a letter, five if it starts with a digit. In HYQ14FBA the grantee is HYQ; the rest is the product
code. In Canada you'll often find an IC number beside it.

The grant identifies the transmitter and its frequency. HYQ14FBA is listed at 312.1 MHz and M3N-A2C31243300 at 902.375 MHz. Many
tables list the second one as 315, so check the FCC database if a car disagrees.

## What it doesn't tell you

One ID can cover several part numbers, with different chip data, button counts, panic functions, or board revisions. The ID also says
nothing about the emergency blade.

## Five checks before you order

1. **FCC ID** from the customer's working remote, every character, including the letter O and the number 0.
2. **Frequency**, measured with a tester if the label is worn.
3. **Part number** of the original, and the board number if you have it open.
4. **Buttons**: count and order. A remote-start button is more than a cap.
5. **Blade**: profile, and whether it ships uncut.

If all keys are lost, work from the VIN, the dealer part number, and a subscription. Treat every fitment list, including ours, as a
starting point. Photograph the label of each remote you replace; within a year, your own list will beat any table online.`,
    french: {
      title: 'Lire l’ID FCC avant de commander une télécommande',
      summary:
        'Ce que dit le code au dos d’une télécommande, et cinq vérifications qui évitent de commander la mauvaise clé.',
      bodyMarkdown: `Deux clés intelligentes peuvent avoir le même boîtier, la même lame et les mêmes boutons sans fonctionner sur la même auto.
Commencez par l’étiquette au dos.

## Ce qu’est l’ID

Toute télécommande vendue aux États-Unis a un ID FCC. Il commence par le **code du titulaire** (grantee code), celui du fabricant
de l’émetteur : trois caractères s’il commence par une lettre, cinq s’il commence par un chiffre. Dans HYQ14FBA, le titulaire est
HYQ; le reste est le code de produit. Au Canada, un numéro IC se trouve souvent à côté.

L’homologation désigne l’émetteur et sa fréquence. Le HYQ14FBA est répertorié à 312,1 MHz et le M3N-A2C31243300, à 902,375 MHz.
Bien des tableaux donnent 315 pour ce dernier : si une auto n’est pas d’accord, consultez la base de données de la FCC.

## Ce qu’il ne dit pas

Un même ID peut couvrir plusieurs numéros de pièce, dont les données de puce, le nombre de boutons, la fonction panique ou la
révision de la carte diffèrent. L’ID ne dit rien non plus de la lame de secours.

## Cinq vérifications avant de commander

1. **ID FCC** de la télécommande du client qui fonctionne, chaque caractère, y compris la lettre O et le chiffre 0.
2. **Fréquence**, mesurée au testeur si l’étiquette est usée.
3. **Numéro de pièce** d’origine, et numéro de la carte électronique si vous avez ouvert le boîtier.
4. **Boutons** : nombre et ordre. Un bouton de démarrage à distance est plus qu’un capuchon.
5. **Lame** : son profil, et si elle est livrée non taillée.

Si toutes les clés sont perdues, partez du NIV, du numéro de pièce du concessionnaire et d’un abonnement. Prenez toute liste de
compatibilité, y compris la nôtre, comme un point de départ. Photographiez l’étiquette de chaque télécommande que vous remplacez;
d’ici un an, votre propre liste vaudra mieux que tous les tableaux en ligne.`,
    },
    picture: 'smart-key',
    pictureOptions: { buttons: '4', shape: 'oval' },
  },
  {
    slug: 'sizing-a-door-closer',
    title: 'Sizing a Door Closer That Latches and Still Opens',
    publishedOn: '2022-03-14',
    summary: 'Spring size, arm, and location: how to size a closer that latches and still opens easily.',
    bodyMarkdown: `A closer that is too weak leaves the door ajar. One that is too strong draws accessibility complaints. Size it, mount it, then
adjust it in order.

## Start with width and exposure

Closer sizes run from 1 to 6, the spring power. A 36 in interior door usually takes a size 3, and a 48 in door a size 4. Exterior
doors fight wind and stack pressure, so go up: size 4 for 36 in, 5 for 42 in, 6 for 48 in. A closer such as the LCN 4040XP adjusts
from 1 to 6 on the wall, so one on the van covers most jobs.

## Then the arm

A **regular arm**, on the pull side, uses the spring best. A **top jamb** mounting on the push side comes close. A **parallel arm**
is out of the way of tall carts but loses about a quarter of the power, so go up a size. A **track arm** looks clean and loses more.

## Know the limits

Accessible interior doors are commonly limited to 5 lbf of opening force. Fire doors are exempt because they must latch. Exterior
doors vary by jurisdiction, so ask. If a door can't both latch and open easily, propose a low energy operator instead of a weaker
spring.

## Adjust in this order

1. Spring power, until the door just latches from any angle.
2. **Sweep**: at least five seconds from 90 degrees down to 12.
3. **Latch**: firm enough to engage, without slamming.
4. **Backcheck**: to cushion, not to act as a stop.
5. Delayed action, where carts or walkers need the time.

Turn valves an eighth at a time, and never back one out until it leaks. If the door drags, sags, or binds on a seal, fix the hinges
and frame first.`,
    french: {
      title: 'Choisir un ferme-porte qui enclenche la porte et la laisse s’ouvrir',
      summary:
        'Force du ressort, bras et emplacement : choisir un ferme-porte qui enclenche la porte sans la rendre lourde à ouvrir.',
      bodyMarkdown: `Un ferme-porte trop faible laisse la porte entrouverte. Trop fort, il attire des plaintes d’accessibilité. Choisissez-en la force,
posez-le, puis réglez-le dans l’ordre.

## Commencer par la largeur et l’exposition

Les ferme-portes vont de 1 à 6, selon la force du ressort. Une porte intérieure de 36 po prend d’ordinaire la force 3, et une
porte de 48 po, la force 4. Les portes extérieures luttent contre le vent et l’effet de cheminée; il faut donc plus : force 4 pour
36 po, 5 pour 42 po, 6 pour 48 po. Un ferme-porte comme le LCN 4040XP se règle de 1 à 6 sur place : un seul dans la camionnette
règle la plupart des cas.

## Ensuite, le bras

Le **bras régulier**, du côté tirer, tire le meilleur parti du ressort. Le **montage sur linteau**, du côté pousser, vient tout
près. Le **bras parallèle** ne gêne pas les grands chariots, mais perd environ le quart de la force : prenez la force au-dessus.
Le **bras à coulisse** a belle apparence, mais perd plus encore.

## Connaître les limites

Pour les portes intérieures accessibles, la force d’ouverture est couramment limitée à 5 lbf. Les portes coupe-feu en sont
exemptées, parce qu’elles doivent s’enclencher. Pour les portes extérieures, la règle varie selon l’endroit : informez-vous. Si
une porte ne peut pas à la fois s’enclencher et s’ouvrir facilement, proposez un opérateur à faible énergie plutôt qu’un ressort
plus faible.

## Régler dans cet ordre

1. La force du ressort, jusqu’à ce que la porte s’enclenche tout juste, quel que soit l’angle.
2. **Fermeture** (sweep) : au moins cinq secondes de 90 à 12 degrés.
3. **Enclenchement** (latch) : assez ferme pour engager le pêne, sans claquer.
4. **Freinage à l’ouverture** (backcheck) : pour amortir, pas pour servir de butoir.
5. L’action retardée, là où des chariots ou des marchettes en ont besoin.

Tournez les valves d’un huitième de tour à la fois, et n’en dévissez jamais une jusqu’à ce qu’elle fuie. Si la porte frotte,
s’affaisse ou force contre un coupe-froid, réparez d’abord les pentures et le cadre.`,
    },
    picture: 'door-closer',
    pictureOptions: { finish: '689', arm: 'regular' },
  },
  {
    slug: 'master-keying-with-sfic',
    title: 'Master-Keying with SFIC: A Plan That Survives the First Lost Key',
    publishedOn: '2022-06-13',
    summary: 'How to plan a small A2 system, build the stacks, and protect the control key.',
    bodyMarkdown: `Small format interchangeable core lets a building rekey a door in ten seconds, if the system is planned. Here is the routine we
teach for a small site.

## Plan before you pin

List every door and group the people, not the rooms. Most sites need three levels at most: a grand master for the owner, a master
for each department, and change keys. Leave room to grow, so a new wing doesn't force a new keyway. Check which core brand and keyway
are on the doors now: the figure-eight housing is standard, but keyways aren't.

## The A2 arithmetic

An A2 core has depths 0 to 9 in steps of .0125 in. In the usual two-step progression each chamber can differ from the master in
four ways, so seven chambers give 16,384 theoretical changes. Real systems use fewer.

Each chamber holds up to four pins, and the stack adds up to 23:

- **Bottom pin**: the lower of the change and master cuts.
- **Master pin**: the difference between the two.
- **Build-up pin**: the control cut plus 10, less the higher of those two cuts.
- **Top pin**: 13 less the control cut.

If the change key is 2, the master 6, and the control 4, the pins are 2, 4, 8, and 9. They total 23, so the stack is right. Check
every chamber before you cap it.

## Guard the control key

The control key pulls every core it operates. Cut few, number them, and store them apart from the masters. Give it cuts that no
change key or master in the system will share.

## Keep the records

Record the bitting array, core marks, and key issues the same day. When a key is lost, swap in a pinned spare, change the record, and
move on. Pin two spares for every 20 doors, and the first lost key is a ten-minute call.`,
    french: {
      title: 'Passe-partout et SFIC : un plan qui survit à la première clé perdue',
      summary: 'Comment planifier un petit système A2, composer les piles et protéger la clé de contrôle.',
      bodyMarkdown: `Avec le petit noyau interchangeable (SFIC), on change la combinaison d’une porte en dix secondes, si le système est planifié.
Voici la méthode que nous enseignons pour un petit site.

## Planifier avant de goupiller

Dressez la liste des portes et regroupez les gens, pas les locaux. La plupart des sites ont besoin d’au plus trois niveaux : un
grand passe-partout pour le propriétaire, un passe-partout par service et des clés individuelles. Laissez de la place pour
grandir, afin qu’une nouvelle aile n’impose pas un nouveau profil de clé. Vérifiez dès maintenant la marque et le profil des
noyaux en place : le logement en huit est normalisé, mais pas les profils.

## Le calcul A2

Un noyau A2 a des profondeurs de 0 à 9, par pas de 0,0125 po. Dans la progression habituelle par deux, chaque chambre peut
différer du passe-partout de quatre façons; sept chambres donnent donc 16 384 combinaisons théoriques. Les systèmes réels en
utilisent moins.

Chaque chambre contient au plus quatre goupilles, et la pile totalise 23 :

- **Goupille inférieure** : la plus petite des deux tailles, individuelle ou passe-partout.
- **Goupille maîtresse** : la différence entre les deux.
- **Goupille de contrôle** (build-up) : la taille de contrôle plus 10, moins la plus grande de ces deux tailles.
- **Goupille supérieure** : 13 moins la taille de contrôle.

Si la clé individuelle est à 2, le passe-partout à 6 et le contrôle à 4, les goupilles sont 2, 4, 8 et 9. Le total est 23 : la
pile est juste. Vérifiez chaque chambre avant de poser le capuchon.

## Protéger la clé de contrôle

La clé de contrôle retire tous les noyaux qu’elle commande. Taillez-en peu, numérotez-les et rangez-les à part des passe-partout.
Donnez-lui des tailles qu’aucune clé individuelle ni aucun passe-partout du système n’aura.

## Tenir les registres

Inscrivez le jour même le tableau des combinaisons, les marques des noyaux et la remise des clés. Quand une clé se perd, posez un
noyau de rechange déjà goupillé, corrigez le registre et passez à autre chose. Goupillez deux noyaux de rechange par 20 portes, et
la première clé perdue ne sera qu’un appel de dix minutes.`,
    },
    picture: 'sfic-core',
    pictureOptions: { finish: '626' },
  },
];
