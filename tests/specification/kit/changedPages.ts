import { type fetchContent, langs } from './brandTable.ts';

type Content = Awaited<ReturnType<typeof fetchContent>>['body'];

/** Today in Switzerland, or so many days later. */
const swissDay = (later: number) =>
  new Date(Date.now() + later * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Europe/Zurich',
  });

/** What is changed, by the path that a visitor asks for. */
export const changed: Record<string, (content: Content) => void> = {
  '/en/unknown-block/': ({ node }) => {
    node.field_blocks = [{ type: 'hologram', id: '1' }];
  },
  '/en/social/': ({ node }) => {
    node.metatag = { ...node.metatag, image: { url: '/api/media/file/alps-dawn.jpg' } };
  },
  '/en/unsized/': ({ node }) => {
    node.field_blocks = JSON.parse(
      JSON.stringify(node.field_blocks, (key, value) =>
        key === 'width' || key === 'height' ? undefined : value,
      ),
    );
  },
  '/en/links/': ({ menus }) => {
    menus.main[0].relative = '/programs?level=master#list';
  },
  '/en/rtl/': ({ node }) => {
    node.rtl = true;
  },
  '/en/logos/': ({ blocks }) => {
    const logo = (name: string) => ({
      ...{ url: `/api/media/file/${name}.jpg`, alt: name },
      ...{ width: 300, height: 100, type: 'logo' },
    });
    blocks.block_group_logos = {
      field_transparent_logo: logo('transparent'),
      field_dark_header_logo: logo('dark'),
    };
    for (const entry of blocks.block_school_logos.field_logos) entry.field_logo = logo('uploaded');
  },
  '/en/film/': ({ node }) => {
    const poster = { url: '/api/media/file/alps-dawn.jpg', alt: '', width: 300, height: 200 };
    const film = (url: string) => ({
      type: 'video',
      field_title: 'A film',
      upload_date: '2026-01-31',
      field_media: {
        type: { media_type: 'remote_video' },
        field_media_oembed_video: [url],
        field_poster: poster,
      },
    });
    node.field_blocks = [
      film('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
      film('https://vimeo.com/76979871'),
    ];
  },
  '/en/agenda/': ({ node }) => {
    const event = (Name: string, day: string) => ({
      ...{ Id: Name, Name, kind: 'open_house', StartDate: '2026-01-05', EndDate: day },
    });
    node.field_blocks = [
      {
        type: 'event_list',
        items: [event('Ends today', swissDay(0)), event('Over', swissDay(-1))],
      },
    ];
  },
  '/en/no-hero/': ({ node }) => {
    delete node.field_hero_image;
  },
  ...Object.fromEntries(
    langs.map((lang) => [
      `/${lang}/texts/`,
      ({ node }: Content) => {
        const card = (url: string) => ({ field_title: 'Card', link: { url: `/${lang}${url}` } });
        node.field_blocks = [
          {
            type: 'cards',
            field_items: [card('/programs/'), card('/virtual-tour/'), card('/about/')],
          },
        ];
      },
    ]),
  ),
};

/** Lists whose first page is changed, where it isn't the page of student life. */
export const lists: Record<string, string> = {
  '/en/no-hero/': '/en/campuses/',
  '/en/hero/': '/en/campuses/',
};
