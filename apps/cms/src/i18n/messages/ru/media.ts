/** Подписи медиатеки. Ключ: английский текст. */
export const media = {
  'Captions and transcripts': 'Субтитры и расшифровки',
  Language: 'Язык',
  'One entry a language. Captions say what is said and heard, for people who do not hear it; the transcript says as well what is seen.':
    'Одна запись на язык. Субтитры передают речь и звуки для тех, кто их не слышит; расшифровка описывает и то, что видно.',
  'Captions (WebVTT)': 'Субтитры (WebVTT)',
  Transcript: 'Расшифровка',
  'Stands below the film. An empty line begins a paragraph.':
    'Стоит под фильмом. Пустая строка начинает абзац.',
  'Has sound': 'Со звуком',
  'Read from the file. A film with sound that says something needs captions.':
    'Определяется по файлу. Фильму, звук которого что-то сообщает, нужны субтитры.',
  'Has sound and no captions': 'Со звуком и без субтитров',
  Topics: 'Темы',
  'What it is about: the list of media can be filtered by it.':
    'О чём это: по теме можно отфильтровать список медиафайлов.',
} as const;
