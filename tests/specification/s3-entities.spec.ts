import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { at, codes, contentOf, firstOwn, listed } from './kit/brandTable.ts';

const link = { url: expect.any(String), title: expect.any(String) };

/** Some value of a key, anywhere in an answer. */
function findAll(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = key in value ? [(value as Record<string, unknown>)[key]] : [];
  return [...own, ...Object.values(value).flatMap((inner) => findAll(inner, key))];
}

for (const code of codes) {
  test(`${code}: the footer blocks have their fields`, {
    tag: [
      ...['@S3.footer.1', '@S3.footer.2', '@S3.footer.3', '@S3.footer.4', '@S3.footer.5'],
      ...['@S3.footer.6', '@S3.footer.7', '@S3.footer.8', '@S3.footer.9', '@S3.footer.10'],
      ...['@S3.media.9', '@S3.media.8'],
    ],
  }, async () => {
    const { blocks } = (await contentOf(code, '/en/')).body;
    const logo = {
      url: expect.any(String),
      alt: expect.any(String),
      width: expect.any(Number),
      height: expect.any(Number),
      type: 'logo',
    };
    expect(blocks).toMatchObject({
      block_group_logos: { field_dark_header_logo: logo, field_transparent_logo: logo },
      block_social: expect.anything(),
      block_legal: expect.anything(),
      block_copyright: { body: expect.anything() },
      block_newsletter: { info: expect.anything(), body: expect.anything() },
      block_school_logos: { field_logos: expect.any(Array) },
      block_header_buttons: expect.anything(),
      footer_main: expect.any(Array),
    });
    if (code !== 'SEG')
      expect(blocks.block_contact_info).toMatchObject({
        info: expect.anything(),
        field_address: link,
        field_address2: link,
        field_whatsapp: link,
        field_phone: link,
        field_email: link,
        field_wechat: link,
      });
  });

  test(`${code}: menu items and languages have their fields`, {
    tag: ['@S3.menu.1', '@S3.menu.2', '@S3.menu.3', '@S3.language.1', '@S3.language.2'],
  }, async () => {
    const { menus } = (await contentOf(code, '/en/')).body;
    const [item] = menus.main;
    expect(item).toMatchObject({
      title: expect.any(String),
      relative: expect.any(String),
      external: false,
      enabled: true,
    });
    expect(item.below[0].title).toEqual(expect.any(String));
    expect(findAll(menus.main, 'field_image').length).toBeGreaterThan(0);
    for (const entry of menus.languages)
      expect(entry).toMatchObject({
        title: expect.any(String),
        absolute: expect.stringContaining(at(code, '/')),
        exclude_countries: expect.any(Array),
      });
    expect(findAll(menus.headertopmost, 'class')).toContain('wechat');
  });

  test(`${code}: an event page and its campaigns have the fields of a campaign record`, {
    tag: [
      ...['@S3.campaign.1', '@S3.campaign.2', '@S3.campaign.3', '@S3.campaign.4'],
      ...['@S7.campaign.1', '@S7.campaign.2', '@S3.page.4'],
    ],
  }, async () => {
    const { text } = await get(at(code, '/en/events/'));
    const paths = [...text.matchAll(/href="(\/en\/(?:webinars|events)\/[^"/]+\/)"/g)];
    const fields = new Set<string>();
    for (const [, path = ''] of paths.slice(0, 6)) {
      const { node } = (await contentOf(code, path)).body;
      expect(node.field_url, 'the thank-you link').toBeTruthy();
      for (const key of Object.keys(node.event)) fields.add(key);
      for (const campaign of node.field_webform_dynamic_paragraph.campaigns) {
        for (const key of Object.keys(campaign)) fields.add(key);
        expect(Date.parse(`${campaign.EndDate}T23:59:59Z`)).toBeGreaterThan(Date.now());
      }
    }
    expect([...fields]).toEqual(
      expect.arrayContaining([
        ...['Id', 'Name', 'Description', 'StartDate', 'EndDate', 'Start_Datetime', 'Territory'],
        ...['Region', 'Duration', 'Event_Location__c', 'City__c', 'Territory_Name__c'],
        ...['Contact_Name__c', 'Contact_Email__c'],
      ]),
    );
  });
}

for (const code of codes)
  test(`${code}: a page node has the fields of the letter`, {
    tag: ['@S3.page.1', '@S3.page.2', '@S3.page.5', '@S3.program.1', '@S3.program.2'],
  }, async () => {
    const fields = new Set<string>();
    for (const path of [
      '/en/apply/',
      await firstOwn(code, '/en/webinars/'),
      (await listed(code, '/en/programs/'))[0]?.path ?? '',
    ])
      for (const key of Object.keys((await contentOf(code, path)).body.node)) fields.add(key);
    expect([...fields]).toEqual(
      expect.arrayContaining([
        ...['title', 'body', 'type', 'alias', 'field_pretitle', 'field_url', 'field_event_type'],
        ...['field_text_above_form', 'field_application_body', 'field_webform_dynamic_paragraph'],
        ...['field_web', 'field_add_live_chat', 'field_exclude_live_chat', 'field_floating_cta'],
        ...['metatag', 'Duration', 'field_schema_title', 'field_schema_description'],
        ...['field_program_prerequisites', 'field_edu_credential_awarded', 'field_course_mode'],
        ...['field_course_workload', 'field_price'],
      ]),
    );
  });

for (const code of codes)
  test(`${code}: an event form’s page says which kind of event it is for`, {
    tag: '@S3.page.1',
  }, async () => {
    for (const [path, kind] of [
      [await firstOwn(code, '/en/webinars/'), 'webinar'],
      // The academy opens its kitchens, the other schools their house, the group both.
      ...(code === 'CAA' ? [] : [['/en/open-house/', 'open_house'] as const]),
      ...(/CAA|SEG/.test(code) ? [['/en/culinary-open-day/', 'open_culinary'] as const] : []),
      ['/en/meet-a-representative/', 'meet'],
    ] as const)
      expect((await contentOf(code, path)).body.node.field_event_type, path).toBe(kind);
  });

for (const code of codes)
  test(`${code}: a page node says rtl, isMicrosite, host, protocol and currentUrl`, {
    tag: ['@S3.page.3', '@S3.page.7'],
  }, async () => {
    for (const lang of ['en', 'ar'] as const) {
      const { node } = (await contentOf(code, `/${lang}/contact/`)).body;
      const { host, protocol } = new URL(at(code, '/'));
      expect(node).toMatchObject({
        rtl: lang === 'ar',
        isMicrosite: code !== 'SEG',
        host,
        protocol: protocol.replace(':', ''),
        currentUrl: at(code, `/${lang}/contact/`),
      });
      const { text } = await get(node.currentUrl);
      expect(text).toMatch(lang === 'ar' ? /<html [^>]*dir="rtl"/ : /<html [^>]*dir="ltr"/);
    }
  });

for (const code of codes)
  test(`${code}: media items have their lists`, {
    tag: [
      ...['@S3.media.1', '@S3.media.2', '@S3.media.3', '@S3.media.4', '@S3.media.5', '@S3.media.8'],
      ...['@S3.media.7'],
    ],
  }, async () => {
    const { node } = (await contentOf(code, '/en/')).body;
    const media = findAll(node, 'field_media') as { type: { media_type: string } }[];
    expect(media.length).toBeGreaterThan(0);
    const image = {
      url: expect.any(String),
      alt: expect.any(String),
      width: expect.any(Number),
      height: expect.any(Number),
    };
    for (const item of media)
      expect(item).toMatchObject({
        type: { media_type: expect.stringMatching(/^(image|video)$/) },
        field_media_image: item.type.media_type === 'image' ? [image] : [],
        field_media_oembed_video: expect.any(Array),
        field_media_video_file:
          item.type.media_type === 'video' ? [{ url: expect.any(String) }] : [],
        field_video_responsive: expect.any(Array),
      });
  });
