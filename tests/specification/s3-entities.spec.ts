import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { at, codes, fetchContent, firstOwn, listed } from './kit/brandTable.ts';

const link = { url: expect.any(String), title: expect.any(String) };

for (const code of codes) {
  test(`${code}: the footer blocks have their fields`, {
    tag: [
      ...['@S3.footer.1', '@S3.footer.2', '@S3.footer.3', '@S3.footer.4', '@S3.footer.5'],
      ...['@S3.footer.6', '@S3.footer.7', '@S3.footer.8', '@S3.footer.9', '@S3.footer.10'],
      ...['@S3.media.9', '@S3.media.8'],
    ],
  }, async () => {
    const { blocks } = (await fetchContent(code, '/en/')).body;
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
      for (const key of Object.keys((await fetchContent(code, path)).body.node)) fields.add(key);
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
      expect((await fetchContent(code, path)).body.node.field_event_type, path).toBe(kind);
  });

for (const code of codes)
  test(`${code}: a page node says rtl, isMicrosite, host, protocol and currentUrl`, {
    tag: ['@S3.page.3', '@S3.page.7'],
  }, async () => {
    for (const lang of ['en', 'ar'] as const) {
      const { node } = (await fetchContent(code, `/${lang}/contact/`)).body;
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
