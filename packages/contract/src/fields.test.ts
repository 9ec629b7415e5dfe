import { describe, expect, test } from 'vitest';
import { eventDateSchema } from './events/eventDate.ts';
import { keeps } from './examples/keeps.ts';
import { nodeSchema } from './node.ts';
import { footerBlocksSchema } from './shell/footer.ts';
import { languageEntrySchema, menuItemSchema } from './shell/menu.ts';
import { popupSchema } from './shell/popup.ts';
import { mediaItemSchema } from './values/media.ts';

const image = { url: '/a.jpg', alt: 'A lake', width: 600, height: 400 };
const link = {
  url: '/apply/',
  title: 'Apply',
  options: { attributes: { target: '_blank', class: 'strong' } },
};
const node = {
  id: '1',
  type: 'webinar',
  title: 'A page',
  alias: '/a/',
  lang: 'en',
  translations: {},
};

describe('page node', () => {
  test(
    'metatag, Duration, host, protocol, currentUrl, rtl, isMicrosite',
    { tags: ['S3.page.3'] },
    () =>
      keeps(
        nodeSchema,
        node,
        {
          metatag: { title: 'T', description: 'D', robots: 'noindex', image },
          Duration: 45,
          host: 'him.example.org',
          protocol: 'https',
          currentUrl: 'https://him.example.org/en/a/',
          rtl: true,
          isMicrosite: true,
        },
        {
          metatag: 'title',
          Duration: '45',
          host: 1,
          protocol: 1,
          currentUrl: 1,
          rtl: 'yes',
          isMicrosite: 1,
        },
      ),
  );

  test('field_url is the thank-you link', { tags: ['S3.page.4'] }, () =>
    keeps(nodeSchema, node, { field_url: '/thank-you/webinar/' }, { field_url: 1 }),
  );

  test('both live-chat switches, off where the backend says nothing', {
    tags: ['S3.page.5'],
  }, () => {
    keeps(
      nodeSchema,
      node,
      { field_add_live_chat: true, field_exclude_live_chat: true },
      { field_add_live_chat: '1', field_exclude_live_chat: 1 },
    );
    expect(nodeSchema.parse(node)).toMatchObject({
      field_add_live_chat: false,
      field_exclude_live_chat: false,
    });
  });

  test('field_floating_cta is a list of links', { tags: ['S3.page.6'] }, () =>
    keeps(
      nodeSchema,
      node,
      { field_floating_cta: [link, { url: '/visit/', title: 'Visit' }] },
      { field_floating_cta: [{ url: '/apply/' }] },
    ),
  );

  test('the seven fields of the programme markup', { tags: ['S3.program.1', 'S3.program.2'] }, () =>
    keeps(
      nodeSchema,
      { ...node, type: 'program' },
      {
        field_schema_title: 'Bachelor',
        field_schema_description: 'Three years',
        field_program_prerequisites: 'Matura',
        field_edu_credential_awarded: 'BA',
        field_course_mode: 'onsite',
        field_course_workload: 'PT40H',
        field_price: '32400',
      },
      {
        field_schema_title: 1,
        field_schema_description: 1,
        field_program_prerequisites: 1,
        field_edu_credential_awarded: 1,
        field_price: 32400,
      },
    ),
  );
});

describe('around the page', () => {
  test('below holds the children, at any depth', { tags: ['S3.menu.2'] }, () => {
    const below = [{ title: 'Bachelor', below: [{ title: 'Culinary arts', below: [] }] }];
    keeps(
      menuItemSchema,
      { title: 'Programs' },
      { below },
      { below: [{ relative: '/no-title/' }] },
    );
  });

  test('a language has title, absolute, exclude_countries', { tags: ['S3.language.1'] }, () =>
    keeps(
      languageEntrySchema,
      { lang: 'ar' },
      {
        title: 'العربية',
        absolute: 'https://him.example.org/ar/',
        exclude_countries: ['CN', 'UA'],
      },
      { title: 1, absolute: 1, exclude_countries: 'CN' },
    ),
  );

  test.each([
    'field_address',
    'field_address2',
    'field_whatsapp',
    'field_phone',
    'field_email',
    'field_wechat',
  ])('%s of the contact block has url and title', { tags: ['S3.footer.6'] }, (name) => {
    const contact = { [name]: { url: 'tel:+41336010000', title: '+41 33 601 00 00' } };
    expect(
      footerBlocksSchema.parse({ block_contact_info: contact }).block_contact_info,
    ).toMatchObject(contact);
    for (const half of [{ url: 'tel:1' }, 'tel:1'])
      expect(footerBlocksSchema.safeParse({ block_contact_info: { [name]: half } }).success).toBe(
        false,
      );
  });

  test('field_attribute of a pop-up is a list', { tags: ['S3.popup.2'] }, () =>
    keeps(
      popupSchema,
      {
        field_delay_time: 5,
        field_heading: 'Visit us',
        field_display_after_days: 7,
        field_include_urls: ['homepage'],
      },
      { field_attribute: ['wide', 'dark'] },
      { field_attribute: 'wide' },
    ),
  );
});

describe('media and dates', () => {
  test(
    'a media item',
    {
      tags: [
        ...['S3.media.1', 'S3.media.2', 'S3.media.3', 'S3.media.4', 'S3.media.5'],
        ...['S3.media.6', 'S3.media.7'],
      ],
    },
    () =>
      keeps(
        mediaItemSchema,
        {},
        {
          type: { media_type: 'video' },
          field_media_image: [image, image],
          field_media_image_1: image,
          field_media_oembed_video: ['https://youtu.be/abc', 'https://vimeo.com/1'],
          field_media_video_file: [{ url: '/film.mp4' }],
          field_video_responsive: [{ url: '/film-mobile.mp4' }],
          field_url: { url: '/campus/' },
          field_poster: image,
          field_captions: [{ url: '/film.en.vtt', srclang: 'en', label: 'English' }],
          field_transcript: { text: 'Two cooks.', lang: 'en' },
        },
        {
          type: { media_type: 'sound' },
          field_media_image: image,
          field_media_image_1: [image],
          field_media_oembed_video: 'https://youtu.be/abc',
          field_media_video_file: { url: '/film.mp4' },
          field_video_responsive: ['/film-mobile.mp4'],
          field_url: '/campus/',
          field_poster: '/poster.jpg',
          field_captions: '/film.en.vtt',
          field_transcript: 'Two cooks.',
        },
      ),
  );

  test('captions in a language that is none are left out, and the others stay', () => {
    const sound = { url: '/film.en.vtt', srclang: 'en' };
    const { field_captions } = mediaItemSchema.parse({
      type: { media_type: 'video' },
      field_captions: [sound, { ...sound, srclang: 'English "' }, { srclang: 'es' }],
    });
    expect(field_captions).toEqual([sound]);
  });

  test('an event date: data, date_type 1 to 6, duration in minutes, time flag, type', {
    tags: ['S3.date.1', 'S3.date.2', 'S3.date.4'],
  }, () => {
    keeps(
      eventDateSchema,
      {},
      { data: '2026-12-01T17:00:00Z', date_type: 1, duration: 90, time: true, type: 'numeric' },
      { data: 1764608400000, date_type: 7, duration: '1h30', time: 'yes', type: 1 },
    );
    for (const date_type of [1, 2, 3, 4, 5, 6])
      expect(eventDateSchema.safeParse({ data: '2026-12-01', date_type }).success).toBe(true);
    expect(eventDateSchema.safeParse({ data: '2026-12-01', date_type: 0 }).success).toBe(false);
  });
});
