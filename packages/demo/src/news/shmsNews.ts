import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { article, md } from './article.ts';

/** More news of the Seeblick Hotel Management School. */
export const shmsNews: SeedPage[] = [
  article({
    slug: 'ninety-seconds',
    brands: ['SHMS'],
    date: '2026-10-05',
    category: 'research',
    scene: 'reception-desk',
    title: t('What ninety seconds are worth'),
    lead: t(
      'Our rule says that nobody waits at the desk for longer than a minute and a half. A research project has tested whether it makes sense.',
    ),
    body: t(
      md(
        'The rule is as old as the school, and nobody knew where it came from. Ninety seconds, then a guest must have heard a human voice. It hangs behind both desks in the lobby, and whoever works there for the first time thinks of little else.',
        'A team of two lecturers and nine students has now looked at it with a stop-watch, in four hotels that offered to take part: one with ninety rooms, one with four hundred, and two in between. They measured 3,180 arrivals in six weeks, and asked the guests afterwards.',
        '## It isn’t the time',
        'The first result was a disappointment. Between twenty seconds and four minutes, the length of the wait hardly changes what people say about their arrival. What does is the first thing that they hear.',
        '- guests who were **greeted within thirty seconds** and then waited were content, even after six minutes\n- guests who waited **two minutes in silence** and were then served fast were not\n- a **nod** from somebody who is on the telephone counts as a greeting\n- a **screen** that says *welcome* does not',
        '## The estimate in the head',
        'Guests were also asked how long they had waited. Those who had been greeted guessed too low, by a third. Those who hadn’t guessed too high, on average by double. In the lobby of the large hotel, one guest was sure that it had been a quarter of an hour. It had been three minutes and ten seconds.',
        '> Waiting isn’t a matter of minutes. It is the question whether somebody knows that I am here.',
        'The rule behind the desks has been changed accordingly. It now says *thirty*, and below it, in smaller type: *a voice, or a nod*. First-semester students report that it is easier to keep, since one needn’t have solved anything in that time. One must only have looked up.',
        'The study is part of the third-year course in operations. Those who would like to test us may do so on a [visit](/visit/); please bring a watch.',
      ),
    ),
  }),
  article({
    slug: 'lake-water-heats-the-palace',
    brands: ['SHMS', 'SEG'],
    date: '2026-09-28',
    category: 'campus',
    scene: 'lake-noon',
    title: t('The lake heats the palace'),
    lead: t(
      'The boiler of 1902 burned coal, then oil, then gas. On 1 September it was put out. Warmth now comes from water of six degrees.',
    ),
    body: t(
      md(
        'It stands in the second cellar, black and as high as a house, and it had a name: Berta. For 124 years Berta heated the palace, its baths and its greenhouse. In the last winters that took 190,000 cubic metres of gas a year, the largest item in the school’s budget after wages.',
        'Now a pipe runs from the park down into Lake Thun, to a depth of thirty metres. There the water has six degrees, in January and in July. A heat pump takes three of them and gives them to the house.',
        '## How six degrees become sixty',
        'Every student has to explain it once, to guests, in two minutes. It is part of the tour that the first semester gives. The version that guests understood best has been adopted:',
        '- a refrigerator takes warmth out of the milk and gives it to the kitchen\n- our refrigerator is as large as a lorry, and its milk is the lake\n- the water goes back three degrees cooler, 200 metres from the shore, where it does no harm to the whitefish: a biologist measures it every month',
        '## What it costs and what it saves',
        'The plant cost CHF 4.3 million, of which the canton pays a fifth. It uses a quarter of the energy that the boiler did. At today’s prices it will have paid for itself in fourteen years. The class in hotel finance has calculated it three times and reached, with good reasons, eleven, fourteen, and nineteen.',
        'In summer the pipe works the other way round and cools the ballroom, which had never been possible. The Spring Ball of 2027 will be the first one at which nobody faints.',
        '> I had always thought that engineers live in the cellar. They invited us for coffee. Since then I read meters wherever I am.',
        'Berta stays. To take her out, one would have had to pull down a wing. She has been cleaned, painted and given a bench, and on Thursdays the house engineer tells there how one shovelled coal for a ball of four hundred.',
      ),
    ),
  }),
  article({
    slug: 'the-five-hundredth-thursday',
    brands: ['SHMS'],
    date: '2026-04-24',
    category: 'culinary',
    scene: 'table-setting',
    title: t('The five hundredth Thursday'),
    lead: t(
      'Once a week, students cook for students in the ballroom: four courses, white linen, no exceptions. The dinner has turned five hundred.',
    ),
    body: t(
      md(
        'It began in 2012 with a complaint. A student wrote in the opinion book that they learned every day how to serve others and never what it is like to be served. The head of service read it aloud in class and asked for proposals. The following Thursday there was a dinner: eighty covers, four courses, and the class that had complained stood in the kitchen.',
        'Since then there has been one in every week of term, with the exception of two. On 23 April it was the five hundredth.',
        '## The rules',
        '- half of the house cooks and serves, the other half dines; next week the other way round\n- seats are drawn by lot, first semester beside last\n- the budget is CHF 14 a head, wine included, and may not be exceeded\n- the menu is signed, and hangs in the lobby for a week\n- telephones stay in a basket, in which, in 2019, one was forgotten for nine days',
        '## What five hundred dinners teach',
        'Whoever studies here for three years dines forty-five times and works forty-five times. That is more practice than any course could give, and it takes place before the strictest guests there are: those who know how it is done.',
        'All menus have been kept. Reading them in sequence one sees what moved young cooks from sixty countries: foams until 2015, then fermentation, then grandmothers. Since last year there has been bread again, baked by each brigade itself, and discussed at length.',
        '> You learn to hold a plate in a week. To be looked at while you do it takes longer.',
        'For the anniversary the first menu was cooked again: consommé, trout, saddle of veal, pears. It cost CHF 14, of 2012; today that would be 19.60. The difference was paid by the class of 2012, of whom six came, dined, and afterwards washed up.',
        'Guests who visit us on a Thursday are welcome at the table. Please say so when you [plan your visit](/visit/); we draw a seat for you, too.',
      ),
    ),
  }),
  article({
    slug: 'thirty-one-offers-in-a-day',
    brands: ['SHMS'],
    date: '2026-05-28',
    category: 'careers',
    scene: 'conference',
    title: t('Thirty-one offers in one day'),
    lead: t(
      'At the careers day, hotels apply to students, not the other way round. Forty-four houses came, and some of them were nervous.',
    ),
    body: t(
      md(
        'The stands are the same as everywhere, and so is the coffee. What is different are the chairs. At our careers day it is the students who sit behind the tables, and the employers who queue. Each house has twelve minutes with each student whom it would like to have, and must have sent its questions and its wages in beforehand.',
        'The idea came from the students’ council four years ago. In the first year nineteen houses took part. This May it was forty-four, from twenty-two countries, among them three which had said at the time that they would never do such a thing.',
        '## What employers are asked',
        'There is a list of questions that every student may use, and most do. The lecturers had no part in it.',
        '- How many of last year’s trainees are still with you?\n- When does the rota come out, and how often does it change?\n- Who was the last person that you promoted, and why?\n- What do you do when a guest insults somebody of your team?\n- May I talk to a trainee, without you?',
        'The last question decides. Houses that answer it with a telephone number had, on average, four times as many takers as those that promise to get back.',
        '## The result',
        'By the evening thirty-one written offers lay in the box, for the fifty-two students of the final semester. By the end of the following week there were forty-seven. The average wage offered was a tenth above that of the year before; the best one came from a railway company, for its sleeping cars.',
        '> I was told that I asked good questions. I said that they weren’t mine. Then they told me that I had answered well.',
        'Two houses left with nobody and asked for the reason. The council wrote to them, kindly and in detail. One has replied that it will change its rotas, and would like to come again.',
        'The next careers day is in May. Prospective students may look on: dates of our [open houses](/open-house/) are online.',
      ),
    ),
  }),
  article({
    slug: 'second-by-a-bow-ball',
    brands: ['SHMS'],
    date: '2026-07-20',
    category: 'awards',
    scene: 'lake-sail',
    title: t('Second by a bow ball'),
    lead: t(
      'The school’s rowing eight lost the regatta of the lake by eleven centimetres. It has never been so content with a result.',
    ),
    body: t(
      md(
        'The bow ball of a rowing boat is made of rubber, white, and as large as a peach. It was by this much that the crew of the Seeblick lost on the second Sunday in July, after two thousand metres, against a club that has existed since 1911 and trains all year.',
        'Of the nine, cox included, five had never sat in a boat before September. There are no places to be won with a sport in our admission, and there is no coach who is paid. There is a boathouse, a lecturer of accounting who once rowed for her university, and a timetable in which the last lecture ends at 16:10.',
        '## Rowing for people with shifts',
        'The difficulty isn’t strength. It is to get nine people into one boat at the same time when each of them works two evenings a week in kitchen or service. The crew solved it as the school teaches it: with a rota.',
        '- 14 rowers are trained for 8 seats, so that any two may be on duty\n- everybody can row on both sides\n- the cox is whoever has the worst cold\n- training is cancelled for exams, storms, and the Spring Ball',
        '## Two thousand metres',
        'They lay fifth after five hundred metres, fourth at the half. Then, say those who stood at the shore, the boat became quiet. It is what all of them tell of first: that for two minutes nothing could be heard but the slides and, from somewhere, a cowbell. They overtook two crews without noticing.',
        '> In service they teach you to move as one without looking. I hadn’t understood what for.',
        'The photograph from the finish hangs in the boathouse. One needs a ruler. The winners sent a case of apple juice with the words that they hadn’t been so frightened since 1987.',
        'The season is over; the eleven sailing boats go out until the end of October. Whoever visits us in summer may come along, life jackets are in the [boathouse](/campuses/).',
      ),
    ),
  }),
];
