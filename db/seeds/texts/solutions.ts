import type { StandardText } from './standard-text';

export const solutions: StandardText = {
  slug: 'solutions',
  title: 'Solutions by Market',
  summary:
    'Products by type of work: automotive, commercial, institutional, residential, and access control.',
  updatedOn: '2026-11-24',
  bodyMarkdown: `## Automotive

**Add a key, all keys lost, remotes, ignitions.** Start with the vehicle: [make, model, and year](/vehicles). With a remote in hand,
search by [FCC ID](/resources/fcc-ids).

- [Smart keys](/automotive-keys?type=Smart+keys), [remote keys](/automotive-keys?type=Remote+keys), and
  [transponder keys](/automotive-keys?type=Transponder+keys)
- [Chips, shells, and parts](/automotive-keys?type=Chips%2C+shells+%26+parts)
- [Programmers and cables](/automotive-keys?type=Programmers+%26+cables) and
  [diagnostic tools](/tools-machines-supplies?type=Programmers+%26+diagnostics)
- [Entry and lockout tools](/tools-machines-supplies?type=Entry+%26+lockout+tools); a [license](/compliance) is required

Confirm frequency, chip, and part number before you cut.

## Commercial

**Offices, retail, warehouses: high-traffic openings.** Choose the [function](/resources/lock-functions) before the brand.

- [Grade 1 levers](/commercial-locks?type=Grade+1+levers) and
  [mortise locks](/commercial-locks?type=Mortise+locks)
- [Exit devices](/exit-devices) and [trim](/exit-devices?type=Exit+trim)
- [Surface closers](/door-closers?type=Surface+closers); [how to size one](/blog/sizing-a-door-closer)
- [Hollow metal doors](/doors-frames), [hinges](/door-accessories?type=Hinges), and
  [kick plates](/door-accessories?type=Kick+%26+pull+plates)

Send us your door schedule for one price on the whole job: [request a quote](/quote).

## Institutional

**Schools, hospitals, municipal buildings: key control and safe egress.**

- [Interchangeable cores](/cylinders?type=Interchangeable+cores), and
  [planning a small A2 system](/blog/master-keying-with-sfic)
- Classroom security function, [ND75 and similar](/resources/lock-functions)
- [Vertical rod devices](/exit-devices?type=Vertical+rod+exit+devices) and
  [exit alarms](/exit-devices?type=Exit+alarms+%26+mullions)
- [Low energy operators](/door-closers?type=Low+energy+operators) for accessible entrances
- [Key cabinets](/key-accessories?type=Key+cabinets)

Send purchase orders to [our sales desk](/order).

## Residential

**Rekeys, lockouts, and first keypad locks.**

- [Deadbolts](/door-locks?type=Deadbolts), [knobs](/door-locks?type=Knob+locks), and
  [levers](/door-locks?type=Lever+locks) by Schlage, Kwikset, and Weiser
- [Keypad deadbolts](/smart-locks?type=Keypad+deadbolts) and
  [Wi-Fi and Z-Wave deadbolts](/smart-locks?type=Wi-Fi+and+Z-Wave+deadbolts)
- [House key blanks](/key-accessories?type=Key+blanks) by the box, and
  [pin kits](/tools-machines-supplies?type=Pinning+%26+rekeying)
- [Window and patio door locks](/door-accessories?type=Window+%26+patio+locks)

Depths and spacing are in the [keyway chart](/resources/keyways).

## Access control

**One door or forty.** Choose the lock, then the power, then the reader.

1. **Lock.** An [electric strike](/access-control?type=Electric+strikes) with a storeroom lever or rim device, or a
   [magnetic lock](/access-control?type=Magnetic+locks) with a release. Fail secure unless code says otherwise. Fire doors must
   latch.
2. **Power.** Add up the current of everything that can be on at once, leave 25% in reserve, and choose a
   [power supply](/access-control?type=Power+supplies+and+controllers) with battery backup.
3. **Reader.** [Readers, keypads, and credentials](/access-control?type=Readers%2C+keypads+and+credentials).
4. **Exit.** [Exit buttons and sensors](/access-control?type=Exit+buttons+and+sensors).
5. **Video.** [Cameras, recorders, and door alarms](/cctv-alarms).

For a standalone door, see [commercial electronic locks](/smart-locks?type=Commercial+electronic+locks).

## Need a locksmith?

[Find a professional](/find-professional) near you.
`,
  french: {
    title: 'Solutions par marché',
    summary:
      'Des produits par type de travail : automobile, commercial, institutionnel, résidentiel et contrôle d’accès.',
    bodyMarkdown: `## Automobile

**Clé supplémentaire, toutes clés perdues, télécommandes, allumages.** Commencez par le véhicule : [marque, modèle et
année](/vehicles). Si vous avez une télécommande en main, cherchez par [ID FCC](/resources/fcc-ids).

- [Clés intelligentes](/automotive-keys?type=Smart+keys), [clés-télécommandes](/automotive-keys?type=Remote+keys) et [clés à
  puce](/automotive-keys?type=Transponder+keys)
- [Puces, boîtiers et pièces](/automotive-keys?type=Chips%2C+shells+%26+parts)
- [Programmeurs et câbles](/automotive-keys?type=Programmers+%26+cables) et [outils de
  diagnostic](/tools-machines-supplies?type=Programmers+%26+diagnostics)
- [Outils d’ouverture](/tools-machines-supplies?type=Entry+%26+lockout+tools); un [permis](/compliance) est requis

Confirmez la fréquence, la puce et le numéro de pièce avant de tailler.

## Commercial

**Bureaux, commerces, entrepôts : des ouvertures très passantes.** Choisissez la [fonction](/resources/lock-functions) avant la
marque.

- [Leviers de grade 1](/commercial-locks?type=Grade+1+levers) et [serrures à mortaiser](/commercial-locks?type=Mortise+locks)
- [Dispositifs antipanique](/exit-devices) et [garnitures](/exit-devices?type=Exit+trim)
- [Ferme-portes en applique](/door-closers?type=Surface+closers); [comment en choisir la force](/blog/sizing-a-door-closer)
- [Portes d’acier](/doors-frames), [pentures](/door-accessories?type=Hinges) et [plaques à
  pieds](/door-accessories?type=Kick+%26+pull+plates)

Envoyez-nous votre bordereau de portes et recevez un seul prix pour tout le chantier : [demandez une soumission](/quote).

## Institutionnel

**Écoles, hôpitaux, édifices municipaux : gestion des clés et évacuation sûre.**

- [Noyaux interchangeables](/cylinders?type=Interchangeable+cores), et [planifier un petit système
  A2](/blog/master-keying-with-sfic)
- Fonction sécurité de salle de classe, [ND75 et semblables](/resources/lock-functions)
- [Dispositifs à tiges verticales](/exit-devices?type=Vertical+rod+exit+devices) et [alarmes de
  sortie](/exit-devices?type=Exit+alarms+%26+mullions)
- [Opérateurs à faible énergie](/door-closers?type=Low+energy+operators) pour les entrées accessibles
- [Armoires à clés](/key-accessories?type=Key+cabinets)

Envoyez vos bons de commande à [notre service des ventes](/order).

## Résidentiel

**Changements de combinaison, déverrouillages et premières serrures à clavier.**

- [Pênes dormants](/door-locks?type=Deadbolts), [poignées rondes](/door-locks?type=Knob+locks) et
  [leviers](/door-locks?type=Lever+locks) de Schlage, Kwikset et Weiser
- [Pênes dormants à clavier](/smart-locks?type=Keypad+deadbolts) et [pênes dormants Wi-Fi et
  Z-Wave](/smart-locks?type=Wi-Fi+and+Z-Wave+deadbolts)
- [Clés brutes de maison](/key-accessories?type=Key+blanks) à la boîte, et [trousses de
  goupilles](/tools-machines-supplies?type=Pinning+%26+rekeying)
- [Serrures de fenêtre et de porte-patio](/door-accessories?type=Window+%26+patio+locks)

Les profondeurs et l’espacement sont dans le [tableau des profils de clé](/resources/keyways).

## Contrôle d’accès

**Une porte ou quarante.** Choisissez la serrure, puis l’alimentation, puis le lecteur.

1. **Serrure.** Une [gâche électrique](/access-control?type=Electric+strikes) avec un levier à fonction dépôt ou un dispositif
   antipanique de surface, ou une [serrure électromagnétique](/access-control?type=Magnetic+locks) avec dispositif de libération.
   Verrouillée en cas de panne (fail secure), sauf si le code dit le contraire. Une porte coupe-feu doit s’enclencher.
2. **Alimentation.** Additionnez le courant de tout ce qui peut fonctionner en même temps, gardez 25 % en réserve et choisissez un
   [bloc d’alimentation](/access-control?type=Power+supplies+and+controllers) avec batterie de secours.
3. **Lecteur.** [Lecteurs, claviers et identifiants](/access-control?type=Readers%2C+keypads+and+credentials).
4. **Sortie.** [Boutons et détecteurs de sortie](/access-control?type=Exit+buttons+and+sensors).
5. **Vidéo.** [Caméras, enregistreurs et alarmes de porte](/cctv-alarms).

Pour une porte autonome, voyez les [serrures électroniques commerciales](/smart-locks?type=Commercial+electronic+locks).

## Besoin d’un serrurier?

[Trouvez un professionnel](/find-professional) près de chez vous.
`,
  },
};
