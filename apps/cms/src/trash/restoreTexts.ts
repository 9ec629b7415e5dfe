/**
 * What Payload's own restore dialog says, since a document here comes back as what it was and not
 * as a draft.
 */
export const restoreTexts = {
  en: {
    general: {
      aboutToRestoreAsDraft:
        'You are about to restore the {{label}} <1>{{title}}</1> as it was: on the site where it was published.',
      aboutToRestoreAsDraftCount:
        'You are about to restore {{count}} {{label}} as they were: on the site where they were published.',
    },
  },
  es: {
    general: {
      aboutToRestoreAsDraft:
        'Está a punto de restaurar <1>{{title}}</1> ({{label}}) tal como estaba: en el sitio si estaba publicado.',
      aboutToRestoreAsDraftCount:
        'Está a punto de restaurar {{count}} {{label}} tal como estaban: en el sitio si estaban publicados.',
    },
  },
  ar: {
    general: {
      aboutToRestoreAsDraft:
        'أنت على وشك استعادة {{label}} <1>{{title}}</1> كما كان: على الموقع إن كان منشورًا.',
      aboutToRestoreAsDraftCount:
        'أنت على وشك استعادة {{count}} {{label}} كما كانت: على الموقع إن كانت منشورة.',
    },
  },
  ru: {
    general: {
      aboutToRestoreAsDraft:
        'Вы собираетесь восстановить {{label}} <1>{{title}}</1> в прежнем виде: на сайте, если запись была опубликована.',
      aboutToRestoreAsDraftCount:
        'Вы собираетесь восстановить {{count}} {{label}} в прежнем виде: на сайте, если они были опубликованы.',
    },
  },
};
