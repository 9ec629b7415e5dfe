import { newsFactsSchema } from '@concierge/contract/news';
import { expect, test } from 'vitest';
import { demoLangs } from '../demoLangs.ts';
import { wordsIn } from './article.ts';
import { news } from './news.ts';

test('every brand has six articles or more, none with a scene that another of its articles has', () => {
  for (const brand of ['SEG', 'CR', 'CAA', 'HIM', 'SHMS']) {
    const own = news.filter((page) => page.brands.includes(brand));
    expect(own.length, brand).toBeGreaterThanOrEqual(6);
    const scenes = own.map((page) => page.hero?.scene);
    expect(
      scenes.filter((scene, at) => scenes.indexOf(scene) !== at),
      brand,
    ).toEqual([]);
  }
  expect(news.length).toBeGreaterThanOrEqual(32);
  expect(new Set(news.map((page) => page.alias)).size).toBe(news.length);
});

test('articles are 280 to 500 words long, of 2026, and fit the contract', () => {
  for (const page of news) {
    const words = wordsIn(page.body?.en ?? '');
    expect(words, page.alias).toBeGreaterThanOrEqual(280);
    expect(words, page.alias).toBeLessThanOrEqual(500);
    expect(page.news?.date, page.alias).toMatch(/^2026-(0\d|1[01])-/);
    expect(newsFactsSchema.safeParse(page.news).error, page.alias).toBeUndefined();
  }
});

test('eight articles or more are there in all languages, each with as many paragraphs and headings as the English one', () => {
  const translated = news.filter((page) =>
    demoLangs.every((lang) => page.body?.[lang] && page.title[lang] && page.field_lead?.[lang]),
  );
  expect(translated.length).toBeGreaterThanOrEqual(8);
  for (const page of translated)
    for (const lang of demoLangs) {
      const shape = (text = '') =>
        text.split('\n\n').map((part) => /^(## |- |> |)/.exec(part)?.[0]);
      expect(shape(page.body?.[lang]), `${page.alias} ${lang}`).toEqual(shape(page.body?.en));
    }
});
