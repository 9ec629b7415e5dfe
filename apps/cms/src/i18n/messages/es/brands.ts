/** Marcas. La clave es el texto inglés. */
export const brands = {
  'Write the colour as # and six digits, e.g. #0a4f45.':
    'Escribe el color como # y seis cifras, p. ej. #0a4f45.',
  'The contrast of {text} on {ground} is {ratio}:1; at least {least}:1 is needed.':
    'El contraste de {text} sobre {ground} es {ratio}:1; hace falta al menos {least}:1.',
  'All texts can be read: every contrast is at least {least}:1.':
    'Todos los textos se leen: cada contraste es de al menos {least}:1.',
  'The drawing has at most {limit} characters.': 'El dibujo tiene como máximo {limit} caracteres.',
  'This is no SVG drawing.': 'Esto no es un dibujo SVG.',
  'The drawing needs a viewBox.': 'El dibujo necesita un viewBox.',
  'An icon is square; this viewBox is {width} by {height}.':
    'Un icono es cuadrado; este viewBox mide {width} por {height}.',
  'An icon holds no text; turn its letters into outlines.':
    'Un icono no lleva texto; convierte sus letras en trazados.',
  'The drawing holds more than shapes: scripts, styles, links or pictures are refused.':
    'El dibujo contiene algo más que formas: se rechazan scripts, estilos, enlaces e imágenes.',
  '“{host}” is no host name.': '«{host}» no es un nombre de host.',
  '“{host}” is a host of {brand}.': '«{host}» es un host de {brand}.',
  '“{host}” is the host of the admin.': '«{host}» es el host de la administración.',
  'This is the code of {brand} in addresses.': '{brand} ya se llama así en las direcciones.',
  'Two to ten capital letters and digits, beginning with a letter.':
    'De dos a diez mayúsculas y cifras, empezando por una letra.',
  'A shipped brand stays; give it another name instead.':
    'Una marca de fábrica se queda; dale otro nombre.',
  'A code never changes.': 'Un código no cambia nunca.',
  'The last brand stays.': 'La última marca se queda.',
  'This is the code of a brand that is shipped.': 'Este es el código de una marca de fábrica.',
  'This brand is still named by {documents}.': 'Esta marca todavía figura en: {documents}.',
};
