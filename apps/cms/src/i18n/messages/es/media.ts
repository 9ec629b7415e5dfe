/** Etiquetas de la mediateca. La clave es el texto inglés. */
export const media = {
  'Captions and transcripts': 'Subtítulos y transcripciones',
  Language: 'Idioma',
  'One entry a language. Captions say what is said and heard, for people who do not hear it; the transcript says as well what is seen.':
    'Una entrada por idioma. Los subtítulos dicen lo que se habla y se oye, para quien no lo oye; la transcripción dice también lo que se ve.',
  'Captions (WebVTT)': 'Subtítulos (WebVTT)',
  Transcript: 'Transcripción',
  'Stands below the film. An empty line begins a paragraph.':
    'Aparece debajo de la película. Una línea vacía empieza un párrafo.',
  'Has sound': 'Tiene sonido',
  'Read from the file. A film with sound that says something needs captions.':
    'Se lee del archivo. Una película cuyo sonido dice algo necesita subtítulos.',
  'Has sound and no captions': 'Tiene sonido y no tiene subtítulos',
  Topics: 'Temas',
  'What it is about: the list of media can be filtered by it.':
    'De qué trata: la lista de medios se puede filtrar por ello.',
} as const;
