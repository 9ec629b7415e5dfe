import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { article, md } from './article.ts';

/** More news of the group. */
export const segNews: SeedPage[] = [
  article({
    slug: 'ten-years-after',
    brands: ['SEG'],
    date: '2026-11-02',
    category: 'alumni',
    scene: 'train-viaduct',
    title: t('Ten years after'),
    lead: t(
      'What has become of the 512 people who left our four schools in 2016? We asked all of them, and 431 wrote back.',
    ),
    body: t(
      md(
        'Schools like to tell where their graduates begin. More interesting is where they are when nobody asks any more. In spring, the group wrote to everybody who had finished in 2016, in Mürren, Spiez, Weggis or Ascona. Of 512 people, 431 answered, some of them at length.',
        '## Where they are',
        '- **44 per cent** work in hotels and restaurants, half of these in leading posts\n- **23 per cent** in other services: hospitals, railways, banks, events, schools\n- **17 per cent** lead a company of their own, with 2,900 employees in all\n- **9 per cent** look after children or parents at the moment\n- **7 per cent** do something that fits no column, among them a lighthouse keeper',
        'They live in 79 countries. One in three has come back to the country that they left for their studies, and one in five to Switzerland.',
        '## What they earn',
        'The median wage of those who live in Switzerland is CHF 98,000. In other countries it can’t be compared without explanations, so it is stated in the report as a multiple of the local median: 2.1. The spread is wide. Whoever wanted to get rich has mostly gone into software, and says so.',
        '## What they would do again',
        'To this question 88 per cent said yes to the studies, 71 per cent to the same school, and 64 per cent to the same subject. The group would have liked the last figure to be higher. From the comments it follows that many only learned here what there is to choose from.',
        '> At nineteen I chose the mountain. At thirty I would choose the kitchen. The mountain was right all the same, for it taught me to get up.',
        'Because of this answer there is now, in the first semester of all four schools, a week at one of the others. It starts in September 2027. The report has 84 pages and can be had from [our office in Bern](/contact/), with all tables and without a single photograph of somebody who laughs.',
      ),
    ),
  }),
  article({
    slug: 'all-prices-on-one-page',
    brands: ['SEG'],
    date: '2026-08-31',
    category: 'research',
    scene: 'old-town',
    title: t('All prices on one page'),
    lead: t(
      'What a place at one of our schools costs has been public since September: every franc, from the deposit to the winter coat.',
    ),
    body: t(
      md(
        'How much is it? It is the first question of families, and until now the answer was a conversation. There were reasons for it. Prices differ by school, semester, room and year, and whoever sees the sum without what is in it gets a fright. But a conversation about money is easier for those who are used to it, and those who aren’t often don’t begin it at all.',
        'A student from Lima said so at the annual assembly, in two minutes, and had the figures with her: of the people who ask for our brochure, a third never ask for the price, and of these, almost none apply.',
        '## What is public now',
        '- tuition, board, insurance and materials, by semester, in Swiss francs\n- the deposit, and the day on which you get it back\n- wages of the internships, as income, with their range\n- what we don’t charge for but what you’ll spend: flights, coat, telephone, the odd fondue',
        'Each price carries the date until which it is valid. What has expired is no longer shown. If the new one hasn’t been decided, the page says so and doesn’t guess.',
        '## What it does',
        'In the eight weeks since, the number of applications hasn’t changed. The number of questions about scholarships has doubled, and they come earlier: on average four months before the deadline, instead of six weeks. That’s enough time to do something about it.',
        '> The sum was higher than I had feared. But it was a sum. With a sum I can go to my aunt.',
        'Competitors asked whether we aren’t afraid to be undercut. We are, a little. On the other hand, two of them have followed.',
        'You find the figures on the pages of the [programmes](/programs/), each with the full calculation. If one is missing or can’t be understood, please tell us; the student from Lima, who now works half a day a week in Bern, reads every message.',
      ),
    ),
  }),
  article({
    slug: 'the-train-is-paid',
    brands: ['SEG'],
    date: '2026-07-01',
    category: 'campus',
    scene: 'train-station',
    title: t('Take the train, we pay'),
    lead: t(
      'Whoever travels to the beginning of the semester without flying gets the ticket refunded. In the first year, 388 students did.',
    ),
    body: t(
      md(
        'Six hundred and forty of our students come from places from which Switzerland can be reached by rail in a day and a half. Two years ago, one in eight of them took the train. In the past academic year it was six out of ten. The difference is a form with three lines, and a sum of money that the group had until then spent on compensating for flights.',
        'The rule is short. Whoever comes by train, coach or ship to the start of a semester, and goes home by the same means, gets the fare back: second class, a couchette included. For the way the first day of classes is free.',
        '## From where',
        '- **Porto to Spiez**, 31 hours, the most popular long route\n- **Tallinn to Mürren**, by ship and six trains, done by one student, four times\n- **Istanbul to Ascona**, 44 hours, with a night in Budapest which many call the best part\n- **London to Weggis**, eleven hours, breakfast here and dinner there',
        '## What it costs, and what it brings',
        'The refunds came to CHF 131,000. That is CHF 9,000 less than compensation had cost, and it is known where the tonnes have remained: in the ground. According to the calculation of a class in Weggis, they are 214.',
        'Nobody had counted on the other effect. Students from the same direction have begun to travel together. There are groups for each line, with a timetable, a cook and a rule for snoring. Whoever is new gets to know the school somewhere behind Vienna.',
        '> When we arrived, I already had eleven friends and an opinion on Hungarian coffee.',
        'From this autumn the offer holds for visits, too. Those who come to an [open house](/open-house/) get the ticket from the Swiss border for themselves and one guest, and from further away half of the fare, if they apply later. Keep the ticket; we believe you, but the auditors like paper.',
      ),
    ),
  }),
  article({
    slug: 'one-careers-office-for-all',
    brands: ['SEG'],
    date: '2026-06-02',
    category: 'careers',
    scene: 'night-city',
    title: t('One careers office for four schools'),
    lead: t(
      'Employers had four telephone numbers, students one quarter of the offers. Since June there is one office, open until midnight.',
    ),
    body: t(
      md(
        'A hotel in Singapore that was looking for a pastry cook, a controller and two trainees had to call three of our schools. Each had its own list, its own contract and its own opening hours, which end when Singapore goes to dinner. It is a small example, but the four heads of careers had collected seventy of the kind.',
        'Since 1 June they have worked in one office in Bern, on the second floor above a shop for musical instruments. The lists have been joined. There are 1,150 employers in 96 countries on it now, and each student sees all of them.',
        '## Open when it is daytime elsewhere',
        'From eight in the morning until midnight somebody is at the telephone. The late shift is taken by students, in pairs, who are paid for it and have been trained for two weeks. They speak nineteen languages between them; which ones are on duty stands on the door.',
        '- a call is answered within four rings, an e-mail within a working day\n- every offer shows wage, hours and room, or it isn’t shown\n- every graduate keeps access for life, and pays nothing\n- employers are reviewed by those who were there, with their names known to the office only',
        '## First figures',
        'In the first month 212 offers came in that under the old order would have reached one school only. Forty-three of them have gone to students of another: a bank in Zurich hired a baker, a clinic a host from the palace, and a ship a controller who had always wanted to go to sea.',
        '> They said: we need somebody who can calculate and doesn’t get seasick. Nobody had ever asked about the second one.',
        'Schools keep their own careers days, as they keep their own coffee. What is shared is the list, and the belief that a good post is one about which you’ve been told everything.',
        'Employers who would like to be on it may [write to us](/contact/). The form has one page. The question about the room with a window is not negotiable.',
      ),
    ),
  }),
];
