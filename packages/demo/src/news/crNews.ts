import { t } from '../pages/kit/text.ts';
import type { SeedPage } from '../types.ts';
import { article, md } from './article.ts';

/** More news of College Rigi. */
export const crNews: SeedPage[] = [
  article({
    slug: 'a-fund-that-publishes-its-mistakes',
    brands: ['CR', 'SEG'],
    date: '2026-03-19',
    category: 'campus',
    scene: 'lecture-hall',
    title: t('A fund that publishes its mistakes'),
    lead: t(
      'Students of the college manage CHF 250,000 of real money. Last year they lost two per cent of it, and wrote down why.',
    ),
    body: t(
      md(
        'The students’ fund belongs to the college’s foundation, which has one condition: whoever takes a decision must write the reason down before, and what came of it after. Both are public. They hang in the corridor in front of the lecture hall, and the corridor is long.',
        'In 2025 the fund made forty-one decisions. Twenty-three were right in the sense that they made money. Only seventeen were right for the reason that had been written down. The six others were luck, and are listed under that heading.',
        '## Three that went wrong',
        'The annual report, presented in March before two hundred listeners, doesn’t begin with returns. It begins with these:',
        '- a maker of kitchen machines, bought because the class liked its products; nobody had read the pension note in the accounts\n- a hotel group, sold in fright after one bad quarter, three days before it recovered\n- an insurance against falling rates, too dear, and bought because the bank’s adviser spoke so well',
        '## A year of two per cent',
        'In all, the fund lost two per cent, while the market rose by six. The foundation’s board took it calmly. Its chair said that eight per cent was a fair price for a school, and that she knew of professionals who charge more and explain less.',
        'The vote on the fund’s new rules took longer than the report. From now on each proposal needs somebody who argues against it, chosen by lot, and prepared. Whoever does it well gets the same mark as the one who proposed.',
        '> I was drawn to speak against my own idea’s twin. After ten minutes I’d convinced myself. We didn’t buy it. It has doubled since, and I’d do it again.',
        'First-year students may join from their second semester. No knowledge is needed, as the report shows. The fund meets on Wednesdays at five, and guests of the [open house](/open-house/) may listen.',
      ),
    ),
  }),
  article({
    slug: 'two-hundred-and-twelve-family-hotels',
    brands: ['CR'],
    date: '2026-06-11',
    category: 'research',
    scene: 'library',
    title: t('Two hundred and twelve family hotels'),
    lead: t(
      'Who takes over, at what price, and with which bank? A study of the college follows houses around the lake through a change of generation.',
    ),
    body: t(
      md(
        'In the next ten years, half of the family-run hotels of central Switzerland must find a successor. That is known. What wasn’t known is how those who have done it did it. For two years, a lecturer and nineteen students visited 212 houses, drank a good deal of coffee, and asked the same forty questions.',
        'The study, published in June, has one result that everybody had expected and three that nobody had.',
        '## The expected one',
        'Most fail at the price. Parents count what they have put in; children count what they can get out. In the 212 houses the two figures lay apart by 38 per cent on average.',
        '## The other three',
        '- **Daughters take over later and keep longer.** They are asked four years after their brothers, and eight out of ten houses that they lead are in profit, against six.\n- **Banks like small debts less than middling ones.** A house that owes nothing has nobody at the bank who knows it.\n- **The best predictor is the kitchen.** Where the successor had worked for at least a year in somebody else’s, the change succeeded twice as often.',
        'The last point was discussed at length. Does one learn something in a foreign kitchen, or do those go who have learned it already? The study can’t tell, and says so on page 61.',
        '> I had come with a spreadsheet. The grandmother asked whether I wanted to see the cellar first. After the cellar I threw away half of the questions.',
        'A summary of twelve pages goes to all houses that took part, and a calculator that asks both generations separately before it shows anything. It has been tried out by nine families. Seven are still talking to each other, which the authors count as a success.',
        'The data are used in the third-year course in finance. Students who come from a family business may work on their own; [admissions](/contact/) will tell you how.',
      ),
    ),
  }),
  article({
    slug: 'where-the-class-of-2025-works',
    brands: ['CR'],
    date: '2026-10-20',
    category: 'careers',
    scene: 'harbour',
    title: t('Where the class of 2025 works'),
    lead: t(
      'One year after graduation, 68 of 71 have answered. Here are all the figures, including those that we would rather have had otherwise.',
    ),
    body: t(
      md(
        'Every October the college asks those who left a year ago where they are. The answers are published whole. In this year the reply rate was 96 per cent, which is due to the careers office, who telephoned, and to a box of biscuits.',
        '## The figures',
        '- **61** of 68 are in work that asks for a degree\n- **4** go on studying, two of them with us\n- **3** are looking, one of them for the second time\n- **CHF 68,400** is the median wage of those who work in Switzerland\n- **7 weeks** passed between the last examination and the first working day, on average',
        'Twenty-six work in hospitality, twenty-two in consulting, finance and trade, nine in companies that they have founded or taken over. The rest are spread over railways, hospitals, a theatre, and a dairy.',
        '## What we would rather have had otherwise',
        'Eleven of the sixty-one have already left their first post. That is more than last year. Asked for the reason, seven named the same one: what they had been told in the interview wasn’t what they found. The careers office has therefore begun to ask graduates of earlier years about each employer before it invites him, and two companies are no longer invited.',
        'The wages of women lie four per cent below those of men in the same field. In the year before it was six. A course in negotiating, open to everybody, starts in February; it was proposed by a graduate who earns the four per cent less, and who will teach it.',
        '> They asked me whether the degree was worth its price. I said: ask me in five years. They wrote it down, and I think that they’ll really call.',
        'They will. For the class of 2021, the answers after five years appear in spring. All reports since 2014 can be read on request; your adviser sends them, or [write to us](/contact/).',
      ),
    ),
  }),
  article({
    slug: 'twenty-four-people-one-company',
    brands: ['CR'],
    date: '2026-02-05',
    category: 'alumni',
    scene: 'seminar-room',
    title: t('Twenty-four people, one company'),
    lead: t(
      'In their last week, a whole class drew lots about who would work for whom. It was a joke. Four years later, eleven of them still do.',
    ),
    body: t(
      md(
        'The story is told in Weggis as a legend, so it had better be checked. In June 2022, a class of twenty-four sat on the landing stage after its last examination. Somebody proposed to found a company on the spot. Since nobody wanted to be the boss, they drew lots with oars. The shortest fell to a student from Łódź who had been the quietest in every case discussion.',
        'By morning most had forgotten it. She hadn’t. In September she wrote to all of them with an idea of two pages.',
        '## Linen',
        'Hotels lose a fifth of their linen every year, and don’t know where. The idea was to sew a thread into each sheet that can be counted in passing. The thread existed. What didn’t was anybody who would count, wash, mend and account for it, for forty small hotels at the same time.',
        '- 9 of the class put in CHF 2,000 each\n- 5 went to work for her, three of them beside another job\n- the first van was bought from the college’s kitchen, and smelled of it',
        '## Four years on',
        'The company has eighty employees in Lucerne and Łódź and counts the linen of 410 houses. A sheet lasts twice as long. Eleven of the twenty-four work there, two as heads of department, one as driver, because he likes to.',
        'Was it strategy? In February she came back to answer the question, in the Monday case, about her own company. The class of 2026 wanted to know what she’d do if the large laundries copied the thread. She asked for their proposals, took notes, and hired one of those who had spoken against her.',
        '> In discussions I never got a word in. So I learned to listen for what nobody says. Nobody ever said linen.',
        'The oars hang in the common room. The shortest one has a thread around it. Every class since has drawn lots on the last evening; two more companies exist, and a choir.',
      ),
    ),
  }),
  article({
    slug: 'first-place-for-saying-no',
    brands: ['CR'],
    date: '2026-05-18',
    category: 'awards',
    scene: 'bridge',
    title: t('First place for saying no'),
    lead: t(
      'At the European case competition in business ethics, our team advised against the project, returned the fee, and won.',
    ),
    body: t(
      md(
        'The task was clear. A company wants to build a resort on an island that has no water. It has a permit, investors, and a date. Twenty teams from fourteen countries were given the files on a Friday at noon and had until Saturday evening to say how it could be done responsibly.',
        'Nineteen said how. There were plants for desalination, roofs that collect rain, contracts with the mainland, a foundation for the fishermen. The team from Weggis, four students of the second year, handed in one page. It begins with the words: *We advise you not to build, and here is what it costs you to believe us.*',
        '## The page',
        'They had done the sums all the same. The water was there, on paper, in every year but three out of ten. In those three, either the guests or the village would have to do without, and the files said who. It was on page 140, in a table, in the smallest type.',
        '- the loss from stopping now: EUR 2.1 million\n- the expected loss from building: EUR 6 to 19 million\n- the fee for the advice: returned, *since you had asked for something else*',
        '## What the jury said',
        'The five members, three of them from companies, were at odds for two hours. One held that refusing isn’t a solution. Another answered that it was the only one which had read page 140. In the end it was four to one, and the one shook hands with the team first.',
        '> We were afraid all night. Not of being wrong. Of standing there with one page beside people with forty slides.',
        'On the way home, somewhere on the bridge before Mannheim, they decided to write the forty slides after all: for the class, on how one says no so that the other can hear it. It has become a session of three hours in the course on negotiation, and is given by the four.',
        'Every student of the college takes part in a competition once. Most of them don’t win. The reports about that are in the [library](/campuses/), and are lent out more often.',
      ),
    ),
  }),
];
