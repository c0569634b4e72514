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
      'Four questions that pick the right function for a cylindrical lever, with the Schlage ND and ANSI ' +
      'numbers to order by.',
    bodyMarkdown: `Most returned levers are the right grade, the right finish and the wrong function. The
function says what the two levers and the key do, and it follows from how the room is used. Ask four questions
before you write the order.

## Should the outside ever stay unlocked?

If it never should, order a **storeroom** lock: ND80, ANSI F86. The outside lever is always rigid, the key
retracts the latch, and the door relocks as it closes. Use it for electrical rooms, stock and records. It is
also the usual partner for an electric strike.

If it should stay open during the day, look at **classroom**: ND70, F84. The key locks and unlocks the outside
lever, and there is no button inside, so a student cannot lock the teacher out.

## Who locks the door, and from where?

Where the occupant must lock from inside without a key, order an **office or entrance** lock. On the ND50,
F82, a push-button locks the outside lever until the key or the inside lever releases it. Where a school must
lock from inside with a key, the ND75 classroom security function is the one to ask for.

## Is a key needed at all?

Corridors and closets take **passage**, ND10, F75. Washrooms take **privacy**, ND40, F76, with an emergency
release outside.

## What does the code require?

On every function listed here the inside lever retracts the latch with one motion. Keep it that way on an
egress door, and ask the authority having jurisdiction before you change the function of a rated opening.

## Write it all down

A complete line reads like this: ND80PD, Rhodes lever, 626 satin chrome, 2-3/4 in backset, C keyway, keyed
different. \`PD\` is the conventional 6-pin cylinder. Add handing only if the lever design needs it, and the
door thickness if it is not 1-3/4 in.`,
    picture: 'lever-lock',
    pictureOptions: { finish: '626', lever: 'return' },
  },
  {
    slug: 'reading-an-fcc-id',
    title: 'Reading an FCC ID Before You Order a Remote',
    publishedOn: '2022-01-21',
    summary:
      'What the code on the back of a remote does and does not tell you, and the five checks that prevent ' +
      'a wrong key.',
    bodyMarkdown: `Two smart keys can share a shell, a blade and a button layout and still not work on the
same car. The label on the back is the best first check, if you know what it says.

## What the ID is

Every remote sold in the United States carries an FCC ID. It begins with a **grantee code**, which names the
company that makes the transmitter: three characters if it starts with a letter, five if it starts with a
digit. In HYQ14FBA the grantee is HYQ; the rest is that company's own product code. In Canada you will often
find an IC number beside it for the same purpose.

The grant fixes the transmitter, and with it the frequency. HYQ14FBA is listed at 312.1 MHz and
M3N-A2C31243300 at 902.375 MHz. Plenty of tables copy the second one as 315, so treat any single list with
suspicion and look in the FCC database when a car disagrees.

## What it does not tell you

One ID may cover several part numbers. They can differ in the chip data, the button count, the panic function
or the board revision. The ID also says nothing about the emergency blade.

## Five checks before you order

1. **FCC ID** from the customer's working remote, every character, including the letter O and the number 0.
2. **Frequency**, measured with a tester if the label is worn.
3. **Part number** of the original, and the board number inside if you have it open.
4. **Buttons**: count and order. A remote-start button is not only a cap.
5. **Blade**: profile, and whether the blade ships uncut.

With all keys lost there is nothing to read. Work from the VIN, the dealer part number and a subscription, and
treat every fitment list, ours included, as a starting point. Photograph the label of each remote you replace.
After a year, your own list beats any table on the web.`,
    picture: 'smart-key',
    pictureOptions: { buttons: '4', shape: 'oval' },
  },
  {
    slug: 'sizing-a-door-closer',
    title: 'Sizing a Door Closer That Latches and Still Opens',
    publishedOn: '2022-03-14',
    summary:
      'Spring size, arm and location decide whether a door closes in January and opens for everyone in ' +
      'July.',
    bodyMarkdown: `A closer that is too weak leaves the door ajar; one that is too strong brings a complaint
about accessibility. The cure for both is the same: size it, mount it, then adjust it in order.

## Start with width and exposure

Closer sizes run from 1 to 6, and the number is spring power. As a rule of thumb, an interior door of 36 in
takes a size 3, and a 48 in door a size 4. An exterior door fights wind and stack pressure, so go up: size 4
for 36 in, 5 for 42 in, 6 for 48 in. A body such as the LCN 4040XP adjusts from 1 to 6 on the wall, which is
why it lives on so many vans.

## Then the arm

A **regular arm**, on the pull side, uses the spring best. A **top jamb** mounting on the push side comes
close. A **parallel arm** tucks the hardware away and is kinder to tall carts, but it gives up about a quarter
of the power, so add a size. A **track arm** looks clean and costs more power again.

## Mind the limits

Accessible interior doors are commonly held to 5 lbf of opening force. Fire doors are exempt from that number
because they must latch. Exterior doors vary by jurisdiction, so ask. When a door cannot both latch and open
easily, propose a low energy operator rather than a weaker spring.

## Adjust in this order

1. Spring power, until the door just latches from any angle.
2. **Sweep**: at least five seconds from 90 degrees down to 12.
3. **Latch**: firm enough to engage, never a slam.
4. **Backcheck**: to cushion, not to act as a stop.
5. Delayed action, where carts or walkers need the time.

Turn valves by an eighth at a time, and never back one out until it leaks. If the door drags, sags or fights a
seal, correct the hinges and the frame first. No valve repairs those.`,
    picture: 'door-closer',
    pictureOptions: { finish: '689', arm: 'regular' },
  },
  {
    slug: 'master-keying-with-sfic',
    title: 'Master-Keying with SFIC: A Plan That Survives the First Lost Key',
    publishedOn: '2022-06-13',
    summary: 'How to lay out a small A2 system, build the stacks and keep the control key out of trouble.',
    bodyMarkdown: `Small format interchangeable core lets a building rekey a door in ten seconds. That speed
is worth having only if the system behind it is planned. Here is the routine we teach for a small site.

## Plan before you pin

List every door and group the people, not the rooms. Most sites need three levels at most: a grand master for
the owner, a master for each department and change keys. Leave room to grow, because a wing that opens next
year should not force a new keyway. Ask which core maker and keyway are on the doors now; the figure-eight
housing is shared by the trade, but keyways are not.

## The A2 arithmetic

An A2 core has depths 0 to 9 in steps of .0125 in. In the usual two-step progression each chamber can differ
from the master in four ways, so seven chambers give 16,384 theoretical changes. Real systems use fewer.

Each chamber holds up to four pins, and the whole stack adds up to 23:

- **Bottom pin**: the lower of the change and master cuts.
- **Master pin**: the difference between the two.
- **Build-up pin**: the control cut plus 10, less the higher of those two cuts.
- **Top pin**: 13 less the control cut.

Say the change key is 2, the master 6 and the control 4. The pins are 2, 4, 8 and 9. They total 23, so the
stack is right. Check every chamber this way before you cap it.

## Guard the control key

The control key pulls every core it operates. Cut few, number them, and store them apart from the masters.
Give it cuts that no change key or master in the system will ever share.

## Keep the records

Write the bitting array, core marks and key issues down on the day. When a key is lost, swap the core from a
pinned spare, change the record and move on. Pin two spares for every twenty doors, and the first lost key
becomes a ten-minute call.`,
    picture: 'sfic-core',
    pictureOptions: { finish: '626' },
  },
];
