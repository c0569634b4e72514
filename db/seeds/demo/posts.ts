/** An article of the trade journal. */
export interface SeedPost {
  slug: string;
  title: string;
  /** ISO date. */
  publishedOn: string;
  summary: string;
  bodyMarkdown: string;
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
    picture: 'sfic-core',
    pictureOptions: { finish: '626' },
  },
];
