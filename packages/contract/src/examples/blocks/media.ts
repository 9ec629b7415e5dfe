import { type BlockExamples, filmItem, imageItem, picture, portrait } from '../kit.ts';

export const media: BlockExamples<'media'> = {
  plain: {
    type: 'media',
    field_media: imageItem(picture('lake-morning', 'Lake Thun before sunrise')),
  },
  full: {
    type: 'media',
    field_title: 'From the classroom window',
    field_media: imageItem(
      picture('alps-dawn', 'Seven ridges of the Bernese Alps at dawn', { focalY: 35 }),
      {
        field_url: { url: '/campuses/murren/' },
        field_caption: 'Eiger, Mönch and Jungfrau, seen from room 214',
      },
    ),
  },
  arabic: {
    type: 'media',
    field_title: 'من نافذة الصف',
    field_media: imageItem(picture('alps-dawn', 'قمم جبال الألب عند الفجر'), {
      field_caption: 'آيغر ومونش ويونغفراو من الغرفة 214',
    }),
  },
  film: {
    type: 'media',
    field_media: filmItem('kitchen-pass', picture('kitchen-pass', 'Plates on the pass')),
  },
  portrait: {
    type: 'media',
    field_media: imageItem(portrait('night-city', 'Windows of a hotel at night')),
  },
  logo: {
    type: 'media',
    field_media: {
      type: { media_type: 'image' },
      field_media_image_1: {
        url: '/api/media/file/logo-him.svg',
        alt: 'Hotel Institute Mürren',
        width: 320,
        height: 80,
        type: 'logo',
      },
    },
  },
  missing: {
    type: 'media',
    field_title: 'No picture yet',
    field_media: { type: { media_type: 'image' } },
  },
};
