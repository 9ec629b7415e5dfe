import { md } from '../news/article.ts';
import type { SeedPage } from '../types.ts';
import { legalPage } from './legalPage.ts';
import { privacy } from './privacy.ts';

const imprint = legalPage(
  'imprint',
  { en: 'Imprint', es: 'Aviso legal' },
  {
    en: 'Who stands behind this site.',
    es: 'Quién está detrás de este sitio.',
  },
  {
    en: md(
      '## Publisher',
      'Summit Education Group, Bergblickgasse 7, 3011 Bern, Switzerland, [office@seg.example](mailto:office@seg.example), [+41 31 555 00 40](tel:+41315550040)',
      'The group publishes this site for itself and for College Rigi (Weggis), the Culinary Academy Ascona (Ascona), the Hotel Institute Mürren (Mürren) and the Seeblick Hotel Management School (Spiez).',
      '## Content',
      'Programmes, dates and fees are checked when they are published and whenever they change. The contract of study is what binds both sides. If you find a mistake, [tell us](/contact/): we correct it within one working day and say so.',
      '## Pictures',
      'The scenes on these pages were drawn for us. They show no real persons and no real guests. You may use them in reports about our schools if you name the school; for everything else, ask us.',
      '## Links',
      'Where we link to other sites, their operators are responsible for what they show. Links that leave us are marked.',
      '## Law',
      'Swiss law applies. The place of jurisdiction is Bern, unless the law of your country gives you another one.',
    ),
    es: md(
      '## Editor',
      'Summit Education Group, Bergblickgasse 7, 3011 Berna, Suiza, [office@seg.example](mailto:office@seg.example), [+41 31 555 00 40](tel:+41315550040)',
      'El grupo publica este sitio en su nombre y en el de College Rigi (Weggis), Culinary Academy Ascona (Ascona), Hotel Institute Mürren (Mürren) y Seeblick Hotel Management School (Spiez).',
      '## Contenido',
      'Programas, fechas y precios se comprueban al publicarse y cada vez que cambian. Lo que obliga a ambas partes es el contrato de estudios. Si encuentras un error, [dínoslo](/contact/): lo corregimos en un día laborable y lo indicamos.',
      '## Imágenes',
      'Las escenas de estas páginas se han dibujado para nosotros. No muestran a personas ni a huéspedes reales. Puedes usarlas para informar sobre nuestras escuelas si las nombras; para lo demás, pregúntanos.',
      '## Enlaces',
      'De los sitios a los que enlazamos responden quienes los gestionan. Los enlaces que salen de este sitio están señalados.',
      '## Derecho',
      'Se aplica el derecho suizo. El fuero es Berna, salvo que la ley de tu país te conceda otro.',
    ),
  },
);

const cookies = legalPage(
  'cookies',
  { en: 'Cookies', es: 'Cookies' },
  {
    en: 'A short list, and how to change your mind.',
    es: 'Una lista corta y cómo cambiar de opinión.',
  },
  {
    en: md(
      'Before you choose, everything that isn’t necessary is switched off. Your choice is kept for six months on this device. You can change it at any time with *Cookie settings* at the foot of every page.',
      '## Necessary',
      '- **cc_cookie**: your choice, six months\n- **POPUP_CTA_DISPLAYED**: remembers that you closed a message, for as many days as the message says\n- **countryCode**, in the browser’s storage: the country that languages are offered for\n- what you type into a form is kept in the open window only, until you send it or close it',
      '## Statistics',
      'With your consent we count which pages are read, and from which page people come. We don’t follow persons, and no content of a form is ever part of it.',
      '## Advertising',
      'With your consent, a tag manager tells advertisers whether one of their advertisements led to an inquiry. It learns that there was one, not who sent it.',
      '## Videos and live chat',
      'They come from other companies and load only when you start them. From then on the rules of that company hold; its name stands beside the button.',
    ),
    es: md(
      'Antes de que elijas, todo lo que no es necesario está desactivado. Tu elección se guarda seis meses en este dispositivo. Puedes cambiarla cuando quieras en *Configurar las cookies*, al pie de cada página.',
      '## Necesarias',
      '- **cc_cookie**: tu elección, seis meses\n- **POPUP_CTA_DISPLAYED**: recuerda que cerraste un mensaje, los días que este indique\n- **countryCode**, en el almacenamiento del navegador: el país para el que se ofrecen idiomas\n- lo que escribes en un formulario se conserva solo en la ventana abierta, hasta que lo envías o la cierras',
      '## Estadísticas',
      'Con tu permiso contamos qué páginas se leen y desde qué página se llega. No seguimos a personas, y nunca incluye el contenido de un formulario.',
      '## Publicidad',
      'Con tu permiso, un gestor de etiquetas comunica a los anunciantes si un anuncio ha dado lugar a una consulta. Sabe que la hubo, no quién la envió.',
      '## Vídeos y chat',
      'Son de otras empresas y solo se cargan cuando los inicias. A partir de entonces valen las normas de esa empresa, cuyo nombre figura junto al botón.',
    ),
  },
);

const accessibility = legalPage(
  'accessibility',
  { en: 'Accessibility', es: 'Accesibilidad' },
  {
    en: 'A house is open when everybody gets in. The same goes for a site.',
    es: 'Una casa está abierta cuando todo el mundo puede entrar. Un sitio, también.',
  },
  {
    en: md(
      'We build for level AA of the Web Content Accessibility Guidelines 2.2 and test every kind of page in four languages, by machine and by hand.',
      '## What you can rely on',
      '- everything works by keyboard, and you see where you are\n- pages can be enlarged to 400 per cent without scrolling sideways\n- menus, search and forms work without scripts\n- pictures that say something are described; pictures that don’t are silent\n- nothing moves if your device asks for less motion',
      '## What doesn’t work yet',
      'Some older films have no audio description. Documents from before 2024 may lack tags; we send you an accessible version within three working days.',
      '## In our houses',
      'The campuses in Weggis and Ascona are step-free. In Spiez three of five floors can be reached by lift. In Mürren the classrooms are, the staff corridors of the hotel are not. [Ask us](/contact/) before you travel; we plan the way with you.',
      '## Tell us',
      'If something stands in your way, write to access@seg.example. A person answers within one working day. If the answer doesn’t help, the Swiss disability organisations offer mediation.',
    ),
    es: md(
      'Trabajamos según el nivel AA de las Pautas de Accesibilidad para el Contenido Web 2.2 y probamos todos los tipos de página en cuatro idiomas, con máquina y a mano.',
      '## Con qué puedes contar',
      '- todo funciona con el teclado y siempre ves dónde estás\n- las páginas se amplían al 400 por ciento sin desplazamiento lateral\n- menús, búsqueda y formularios funcionan sin scripts\n- las imágenes que dicen algo están descritas; las que no, callan\n- nada se mueve si tu dispositivo pide menos movimiento',
      '## Lo que todavía no funciona',
      'Algunas películas antiguas no tienen audiodescripción. A los documentos anteriores a 2024 pueden faltarles etiquetas; te enviamos una versión accesible en tres días laborables.',
      '## En nuestras casas',
      'Los campus de Weggis y Ascona no tienen escalones. En Spiez se llega en ascensor a tres de las cinco plantas. En Mürren las aulas son accesibles; los pasillos de servicio del hotel, no. [Pregúntanos](/contact/) antes de viajar y planeamos contigo el camino.',
      '## Avísanos',
      'Si algo te cierra el paso, escribe a access@seg.example. Responde una persona en un día laborable. Si la respuesta no ayuda, las organizaciones suizas de personas con discapacidad ofrecen mediación.',
    ),
  },
);

/** Legal pages of all sites. */
export const legalPages: SeedPage[] = [privacy, imprint, cookies, accessibility];
