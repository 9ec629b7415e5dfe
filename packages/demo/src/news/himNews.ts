import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { article, md } from './article.ts';

/** More news of the Hotel Institute Mürren. */
export const himNews: SeedPage[] = [
  article({
    slug: 'the-140th-house',
    brands: ['HIM'],
    date: '2026-09-03',
    category: 'careers',
    scene: 'suite',
    title: t('The 140th house has nine rooms'),
    lead: t(
      'The placement office has signed its 140th contract for internships. The house is a lodge in the Faroe Islands, and it asked for us.',
    ),
    body: t(
      md(
        'Contracts for internships are usually looked for by the school. This one came in a letter, written by hand, from a lodge with nine rooms and a view of the North Atlantic. The owner had employed one of our graduates for a summer and wanted to know whether there were more of the kind.',
        'The placement office doesn’t sign by letter. Two of its three members travelled there in May, worked for three days, one in the kitchen and one at the desk, and slept in the room that an intern would have. It has a window. That is one of the conditions.',
        '## What a house must offer',
        'Of about two hundred enquiries a year, some thirty become contracts. The list of conditions has grown with experience, and every line has a story behind it:',
        '- a written plan with at least two departments\n- a person who is responsible for the intern, and one who isn’t their superior\n- the wage of the local agreement, never less than CHF 2,350 where Swiss law applies\n- a room with a window and a key\n- the way home paid, should it not work out',
        '## Small houses teach other things',
        'In a hotel of nine hundred rooms one learns how things are done. In one of nine, one learns why. The intern in the lodge will make breakfast, beds, bookings and, in November, repairs. The office recommends such houses to students who have done their first internship in a large one.',
        '> The ones who want to see everything should go where there is no one else to do it.',
        'Two students of the fifth semester have chosen the lodge for their interviews. The one who gets it leaves in February, by train and ferry, and has been told to bring two pairs of gloves.',
        'Six months later comes the report. It is read by the office, by the class, and by the owner, who has asked for that, too. How internships work is the subject of a [webinar](/webinars/) this winter.',
      ),
    ),
  }),
  article({
    slug: 'what-is-a-metre-of-snow-worth',
    brands: ['HIM', 'SEG'],
    date: '2026-06-22',
    category: 'research',
    scene: 'alps-winter',
    title: t('What is a metre of snow worth?'),
    lead: t(
      'A master’s thesis has compared eighteen winters of bookings with the snow on the ground. The surprising part is what happens in rain.',
    ),
    body: t(
      md(
        'Everybody in the Alps believes that snow fills beds. A student of the master’s programme wanted to know how many, and when. She was given the bookings of eleven family hotels, from 2007 to 2025, on condition that no house can be recognised, and the measurements of the weather station above the village.',
        '## The first metre counts',
        'Until there are eighty centimetres at the middle station, each additional ten bring about two per cent more bookings for the following two weeks. From there on the curve is flat. A second metre fills no bed that the first hasn’t filled. It only makes guests stay half a day longer, because they can’t get down.',
        '- **before Christmas** snow decides almost everything\n- **in February** almost nothing: holidays are holidays\n- **in March** sunshine beats snow by two to one',
        '## And in rain?',
        'Houses that wrote to their guests two days before a bad forecast lost four per cent of the nights. Houses that said nothing lost eleven, and got the worse reviews. What the letter said mattered little. In the best case it held three suggestions and a telephone number; in one case only the sentence that the soup would be hot.',
        'The thesis calls this the *value of a raised hand*. Its author calculates that for a house of thirty rooms it comes to CHF 41,000 in a winter, which is more than the hotel spends on advertising.',
        '> We can’t make snow. We can write a letter. It turned out that the letter is the better investment.',
        'Three of the eleven hotels have introduced the letter. One sends it in good weather, too, which the thesis didn’t examine.',
        'The author now works for a group of mountain railways, in pricing. The data stay with the institute, where the next question waits for somebody: what a day of fog is worth, and to whom. The programme is described on our [list of programmes](/programs/).',
      ),
    ),
  }),
  article({
    slug: 'cooking-with-what-the-cable-car-brings',
    brands: ['HIM'],
    date: '2026-04-02',
    category: 'culinary',
    scene: 'cable-car',
    title: t('Cooking with what the cable car brings'),
    lead: t(
      'Everything that is eaten in Mürren comes up on a rope. A class has weighed it for a month, and changed the menu.',
    ),
    body: t(
      md(
        'On an average day in March, 1,140 kilograms of food arrive at the Schilthalde. The figure is exact, because first-semester students stood at the loading bay with a scale for four weeks and wrote down every crate: what it was, where it came from, how it was packed, and what became of it.',
        'The project began as an exercise in accounting. It became one in cooking.',
        '## A tenth is water',
        'What surprised the class most was how much of the load is water: in lettuce, in cucumbers, in bottles. Lettuce, per kilogram, is the dearest thing to carry and the quickest to wilt. Of every ten heads, three came back from the plates.',
        '- bottled water has gone; the village’s spring is good and free\n- lettuce is on the menu from June to September, when it grows in Lauterbrunnen\n- in winter there is cabbage, cut so fine that guests ask for its name\n- butter comes in blocks of five kilograms instead of 2,000 little packets',
        '## The menu of the weight',
        'For one week, students of the second semester wrote a menu in which each dish had a price, and a weight: all that had to be carried for it, packaging and waste included. Guests were told, and chose as they liked. The lightest dish, barley with dried pears, was ordered twice as often as before. The heaviest, a fish from the coast, stayed on the card and was hardly touched.',
        '> Nobody wants to be lectured at dinner. But everybody likes a number that one can talk about.',
        'In the second month the daily load was down to 960 kilograms, with the same number of guests, and the complaints, of which there had been six in March, to four. Two of these four concerned the butter.',
        'The scale stays. It belongs to the first semester, like the early shift, and each class tries to find something that the last one overlooked.',
      ),
    ),
  }),
  article({
    slug: 'twelve-keys-on-one-table',
    brands: ['HIM'],
    date: '2026-08-17',
    category: 'alumni',
    scene: 'facade-night',
    title: t('Twelve keys on one table'),
    lead: t(
      'The class of 2011 met in Mürren after fifteen years. Everybody was asked to bring a key, and the story of the door that it opens.',
    ),
    body: t(
      md(
        'Of the thirty-four who finished in 2011, twelve came. They had agreed on one thing beforehand: no business cards, no slides, no photographs of lobbies. Each of them should put a key on the table.',
        'There was the key of a wine cellar in Stellenbosch. One of a hospital kitchen in Graz, whose owner has 600 guests a day who didn’t choose to come. A plastic card that no longer opens anything, from a hotel in Jakarta that its manager had to close in 2020; she carries it with her.',
        '## Not all of them are hoteliers',
        'Five of the twelve run hotels or parts of them. The others do something else, and say that it is the same.',
        '- a head teacher in Tallinn, for whom the school gate at 7:50 is a lobby\n- a founder of a laundry with ninety employees\n- a ferry captain, who had never planned to be one\n- two who sell software to hotels, and one who sells hotels\n- a carpenter, with the key of the house that he built for himself',
        '## What stayed',
        'They spent an afternoon with the present third semester, in groups of four, with one rule: only students may ask. What they wanted to know was how often one moves, whether one can have children in this work, and what the twelve would leave out if they studied again. *The fear of the second internship*, said the captain. *Nothing*, said the teacher, *but I would sleep more*.',
        '> We learned here to notice when somebody needs something. You can’t switch it off. It is quite tiring at family parties.',
        'In the evening the twelve took over the kitchen of the Schilthalde, against advice, and cooked for the students who had been on duty. The bread was burnt. The keys have been photographed and hang in the staircase, without names, below those of 1998.',
        'Graduates who would like to come for a reunion may write to us; the [alumni letter](/newsletter-alumni/) has the dates.',
      ),
    ),
  }),
  article({
    slug: 'the-smallest-fire-brigade',
    brands: ['HIM'],
    date: '2026-07-06',
    category: 'awards',
    scene: 'train-viaduct',
    title: t('The smallest brigade of the valley'),
    lead: t(
      'Nine students from eight countries serve in the village’s fire brigade. In June they won the relay of the district.',
    ),
    body: t(
      md(
        'A village of 430 people needs a fire brigade of thirty. It has twenty-one, and it has us. For six years students of the institute have been allowed to join after their first semester, if they stay for at least a year, can run, and learn thirty words of Bernese German, of which *Wasser halt* is the first.',
        '## Hose, ladder, minutes',
        'The relay of the district takes place every other year on the football ground in the valley. Six runners, one hose, one ladder, one dummy of seventy kilograms. Fourteen brigades took part, some with runners who have done it for twenty years. The team from Mürren was the smallest, the highest, and the only one that had to translate the start signal.',
        'They won by four seconds. The secret, they say, was the hose: it was rolled in the way in which a tablecloth of twelve metres is rolled, so that two people can lay it in one go without looking.',
        '- 3 minutes 51 seconds, the best time since 2014\n- 9 students from 8 countries\n- 1 trophy, a cowbell, which may be rung at graduation only',
        '## What it is for',
        'Fires are rare. Most calls are for snow on roofs, trees on rails, people on paths. In the night without power in January the brigade went from house to house and asked whether everybody was warm. Four of the nine were on duty in the hotel at the time, changed their jackets, and went along.',
        '> At home I never knew the firemen. Here I know who lives behind each window, and who sleeps badly.',
        'The commander, who drives the village’s electric delivery van in daytime, has one complaint only: that they leave after three years. He has proposed to the institute to prolong the bachelor’s degree. The academic board has noted it.',
        'Training is on Tuesdays at 19:30. Visitors of our [open house](/open-house/) may try the ladder.',
      ),
    ),
  }),
  article({
    slug: 'a-library-in-the-wood-store',
    brands: ['HIM'],
    date: '2026-10-12',
    category: 'campus',
    scene: 'library',
    title: t('A library in the wood store'),
    lead: t(
      'Since the house is heated with pellets, its largest room stood empty. Now it holds 6,200 books and 40 chairs, all of them different.',
    ),
    body: t(
      md(
        'For ninety years the wood for the Schilthalde’s winter lay under the south roof: two hundred cubic metres of spruce, behind a wall of planks with gaps for the air. Since the new heating was put in, the room has been empty, dry, and full of light in stripes.',
        'The students’ council proposed a library there. The institute objected that nobody reads on paper. The council asked for a week, carried down two hundred books and some cushions, and counted. There were never fewer than fourteen people.',
        '## Built by those who use it',
        'An architect from the valley drew the plan. Windows have been put behind the gaps, so that the stripes remain. The shelves were made by twenty students in the carpenter’s shop of the mountain railway, over four weekends, under the eyes of its foreman, who sent back a third of them.',
        '- 6,200 books in nineteen languages\n- 40 chairs, each from a house in the village, each with a label that says whose it was\n- 1 table of eleven metres, cut from a single larch that the storm had thrown\n- no screens, and no signal; that wasn’t planned, but nobody wants it changed',
        '## Open to the village',
        'Half of the books are about hotels, food, languages, numbers. The other half have been given. Guests leave the novel that they have finished; the doctor, who comes twice a week, has founded a shelf for crime; the primary school has one at the height of its pupils.',
        'The library is open from six in the morning until midnight, and everybody in the village has a key. So far, eleven books are missing and twenty-six are there that nobody can account for.',
        '> It smells of resin. When I learn there, I remember things for longer. I’ve no proof.',
        'Whoever would like to sit on one of the chairs may do so on a [visit](/visit/). The ones by the stove are taken from November to March.',
      ),
    ),
  }),
];
