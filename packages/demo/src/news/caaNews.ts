import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { article, md } from './article.ts';

/** More news of the Culinary Academy Ascona. */
export const caaNews: SeedPage[] = [
  article({
    slug: 'what-becomes-of-yesterdays-bread',
    brands: ['CAA', 'SEG'],
    date: '2026-05-05',
    category: 'research',
    scene: 'bread-oven',
    title: t('What becomes of yesterday’s bread'),
    lead: t(
      'Eight bakeries, eleven weeks, 4,300 loaves that nobody bought. A class has followed each of them to its end.',
    ),
    body: t(
      md(
        'Bread is what is thrown away most. Everybody in the trade knows it, and nobody likes to speak about it, since a full shelf at six in the evening is regarded as good manners. Eight bakeries between Locarno and Lugano have let a class of ours count all the same.',
        'Every evening, students came with crates and a form. They wrote down what was left, of which kind, and what happened to it: sold on the next day, given away, fed, burnt. In eleven weeks that made 4,300 loaves, or nine per cent of what had been baked.',
        '## Not too much, but the wrong one',
        'The bakers had believed that they bake too much. The figures say something else. On three days out of four, at least one kind had been sold out by noon, and another lay there in the evening. With the same quantity, differently divided, six of the nine per cent would have been sold.',
        '- white loaves are left over on Mondays, dark ones on Fridays\n- rain changes what people buy, but only until ten o’clock\n- the last loaf on a shelf isn’t bought; two are',
        '## The second half of the work',
        'What to do with the remaining three per cent was the task of the second semester. Forty-one recipes were tried. A soup with vinegar and marjoram has stayed, as have crumbs fried in brown butter, a beer of which the brewery in the valley now makes 600 litres a month, and a sourdough that is fed with old bread and makes the new one moister.',
        '> I’d thought that leftovers are a question of morals. They are a question of Tuesdays.',
        'Five of the eight bakeries go on counting, with a form that fits on a paper bag. In all of them the shelf is emptier in the evening. None has lost customers; one has put up a sign: *Sold out. That was the plan.*',
        'The beer is on the card of the training restaurant. Bread is baked from five in the morning, and on our [culinary open day](/culinary-open-day/) you may join the third shift.',
      ),
    ),
  }),
  article({
    slug: 'a-cookbook-without-pictures',
    brands: ['CAA'],
    date: '2026-09-21',
    category: 'culinary',
    scene: 'kitchen-still-life',
    title: t('A cookbook without pictures'),
    lead: t(
      'Ninety-two recipes, each from a student’s home, each written by somebody who had never eaten the dish before.',
    ),
    body: t(
      md(
        'A photograph tells you what a dish should look like. Whoever wants to know what it should taste like needs words, and for words cooks aren’t famous. The course in culinary writing has therefore made a book without a single picture.',
        'The method was simple and took a year. Two students who come from different continents cook together. One knows the dish since childhood and may only show, not explain. The other has never eaten it, and writes. Then they change places.',
        '## Words for the moment before',
        'What came out are recipes that describe noises. Onions are ready *when they stop talking*. A dough of chickpea flour is thick enough *if it takes back the spoon’s trace before you have breathed out*. Fish has to come from the pan *as soon as the fat gets curious*.',
        '- 92 recipes from 51 countries\n- no weights below five grams; there it says *a pinch*, and whose\n- each recipe has been cooked by three people who hadn’t written it\n- eleven were left out, because they succeeded only for their authors',
        '## What one learns',
        'The lecturer calls it a course in attention. Whoever must describe when something is done has to look longer than somebody who has a timer. And whoever may not explain their own grandmother’s dish finds out how much they do without knowing.',
        '> She wrote that I tasted the soup *like somebody who is listening for a train*. I had no idea. My mother does exactly that.',
        'The book is printed in 800 copies on the paper of old menus, and bound in apron cloth. It costs CHF 38 in the academy’s shop; what remains goes to the fund for knives, from which students get their first set if they can’t afford it.',
        'The second volume has been begun. It is about dishes that fail. Those who would like to read how it sounds may come to the reading in November: all [events](/events/) are listed.',
      ),
    ),
  }),
  article({
    slug: 'the-vegetarian-brigade',
    brands: ['CAA'],
    date: '2026-01-15',
    category: 'careers',
    scene: 'kitchen-pass',
    title: t('Hired: the vegetarian brigade'),
    lead: t(
      'For three years two of our kitchens have cooked without meat. Their first graduates are leaving, and restaurants are standing in line.',
    ),
    body: t(
      md(
        'It was an experiment, and not everybody was for it. Whoever becomes a cook, it was said, has to have boned a leg of veal. In 2023 the academy nevertheless opened two of its kitchens to a brigade that cooks without meat and fish in all semesters, at the same prices, for the same examinations and for the same guests.',
        'The first sixteen finished in December. All of them have signed. For each one there were, on average, five offers.',
        '## Not a kitchen of renunciation',
        'The menu of the training restaurant doesn’t say which kitchen a dish comes from. In a blind test last summer, two hundred guests were asked which course had been the most satisfying. Celery, smoked over vine wood and glazed for three hours, came before the saddle of venison.',
        '- sauces: eleven kinds of stock without bones, from roasted seeds to whey\n- texture: what to bite on if there is nothing to carve\n- nutrition: a term with the hospital in Locarno\n- cost: vegetables are cheap until somebody has to turn them',
        '## Who hires',
        'Four go to restaurants with a star, three to hotels, two to airlines, one to a prison, of her own wish: there are 240 meals a day there, and nobody had asked for years what they taste of. The rest have been taken by canteens, of which a bank in Zurich pays best.',
        'What chefs say is the same everywhere. They don’t look for vegetarians; they look for people who can make a main course from something that others use as a garnish.',
        '> My grandmother cooked this way because she had to. I do it at forty francs a plate. I’ve invited her; she found it small, but good.',
        'From February there will be a third kitchen. Students choose at the end of the first semester, after having worked in both. Meat is still boned, next door, and everybody learns how; nobody has to taste it. More is in [our programmes](/programs/).',
      ),
    ),
  }),
  article({
    slug: 'a-bakery-between-two-stations',
    brands: ['CAA'],
    date: '2026-07-13',
    category: 'alumni',
    scene: 'train-station',
    title: t('A bakery between two stations'),
    lead: t(
      'He learned to bake in Ascona and went home to Georgia. His shop has no sign, four ovens, and a train every twelve minutes.',
    ),
    body: t(
      md(
        'The underground in Tbilisi has a passage between two lines, three hundred metres long, tiled in brown, through which forty thousand people walk in a day. Halfway there was a kiosk for lottery tickets. Since last autumn it has smelled of bread.',
        'The baker, class of 2021, had first worked in Copenhagen and in Lyon. When he came home he looked for a place for eight months. All that he could pay was too far from people, and all that was near people he couldn’t pay. The kiosk cost little, since it has no window.',
        '## Nine square metres',
        'On nine square metres you can’t bake as you learned it. He drew the room on the floor of his parents’ yard, with chalk, to scale, and practised for two weeks: who stands where, who turns when. He says that it was the most useful thing he brought from Ascona. There, kitchens are planned with chalk.',
        '- one dough, three breads: round, long, and filled with beans\n- baked every twelve minutes, when a train comes in on both lines\n- no shelf; what is ready is sold, what isn’t, isn’t\n- closed at seven in the evening, or when the flour is finished',
        '## Four thousand on a good day',
        'People buy as they walk. The queue moves at the pace of the passage. In March a sociologist counted that every eleventh person who goes through has a bread in their hand at the end of it, and that they walk a little more slowly.',
        '> They asked me where the sign is. I said: breathe in.',
        'He has six employees, two of them older than his father, and pays them a fifth more than is usual. A second kiosk was offered to him. He has declined; instead he’s taken over the lease for the yard of his parents, where flour is now milled from a wheat that had almost disappeared.',
        'One of our students is there as an intern until December. She writes that she dreams in twelve-minute steps. Other graduates’ stories are in the [alumni letter](/newsletter-alumni/).',
      ),
    ),
  }),
  article({
    slug: 'eighty-copper-pans',
    brands: ['CAA'],
    date: '2026-03-26',
    category: 'campus',
    scene: 'kitchen-copper',
    title: t('Eighty copper pans and a travelling tinner'),
    lead: t(
      'They came from a grand hotel that was closing. Before they could be used, somebody had to be found who can still tin them.',
    ),
    body: t(
      md(
        'The hotel stood on the other side of the lake, had been opened in 1908, and was sold in autumn to be turned into flats. In its cellar the academy’s head of kitchens found eighty copper pans, from the size of a cup to that of a bath. They bore numbers, dents and, on the handles, the initials of cooks of whom nothing else is known.',
        'The price was low, because they were of no use. Inside, the tin had worn off, and copper without tin is poisonous to anything sour.',
        '## A trade that travels',
        'In Ticino there used to be whole valleys of tinners, who walked as far as Rome and Odessa in winter. Today there are two. One is seventy-four, came for a week in March with a van full of charcoal, and made one condition: that somebody learn it.',
        'Twelve students volunteered. They scoured with sand and vinegar, heated the pans over the open fire until tin ran, and wiped it out with hemp in a single movement, for which you have about four seconds.',
        '- 80 pans, of which 71 could be saved\n- 9 kilograms of tin\n- 1 burn, slight, and not on a student',
        '## Why copper',
        'A pan of copper reacts. Take it off the fire, and it stops cooking; put it back, and it begins. Those who have learned on steel must unlearn waiting. In the sauce course, which has used the pans since April, the number of failures first doubled, then fell to a third of what it had been.',
        '> Steel forgives. Copper answers. It was a bit like getting a teacher who looks up from the paper.',
        'The pans hang over the pass of the second kitchen, by size. Each cook of the fourth semester takes over three of them, initials included, and is responsible for their tin until the end of the course. Two students have agreed with the tinner to go along next winter, for six weeks. It counts as an internship.',
        'You can see them on any [visit](/visit/). Please don’t touch; they answer.',
      ),
    ),
  }),
];
