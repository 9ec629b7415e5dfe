/** Textos de las sesiones y del inicio de sesión único. La clave es el texto inglés. */
export const sessions = {
  'Your session has ended, so nothing was saved. Sign in again in another tab, then save here: what you typed is still in this form.':
    'Tu sesión ha terminado, por eso no se ha guardado nada. Inicia sesión de nuevo en otra pestaña y guarda aquí: lo que escribiste sigue en este formulario.',
  'Your session has ended. What you typed is still here: sign in again in another tab, then save.':
    'Tu sesión ha terminado. Lo que escribiste sigue aquí: inicia sesión de nuevo en otra pestaña y guarda.',
  'Sign in in another tab': 'Iniciar sesión en otra pestaña',
  'Your session ends at {time}, whatever you do. Save, then sign in again.':
    'Tu sesión termina a las {time}, hagas lo que hagas. Guarda y vuelve a iniciar sesión.',
  'Without activity you will be signed out at {time}.':
    'Sin actividad, se cerrará tu sesión a las {time}.',
  'Stay signed in': 'Mantener la sesión',
  'You are signed in again.': 'Has vuelto a iniciar sesión.',
  Sessions: 'Sesiones',
  'Signed in': 'Inicio',
  'Last seen': 'Última actividad',
  'Unknown browser': 'Navegador desconocido',
  'This session': 'Esta sesión',
  'No session is open.': 'No hay ninguna sesión abierta.',
  'End this one': 'Terminar esta',
  'End all others': 'Terminar todas las demás',
  'End all': 'Terminar todas',
  'Sessions ended: {n}.': 'Sesiones terminadas: {n}.',
  "Sign in with your organisation's account": 'Iniciar sesión con la cuenta de tu organización',
  'The sign-in service of your organisation does not answer. Try again in a few minutes.':
    'El servicio de inicio de sesión de tu organización no responde. Inténtalo de nuevo dentro de unos minutos.',
  "Your organisation's account has no role here. Ask an administrator.":
    'La cuenta de tu organización no tiene ningún rol aquí. Pide ayuda a un administrador.',
  'The sign-in service does not confirm your e-mail address, so no account here can be found by it.':
    'El servicio de inicio de sesión no confirma tu correo, así que no se puede encontrar una cuenta por él.',
  "The account with your e-mail address belongs to another of your organisation's accounts. Ask an administrator.":
    'La cuenta con tu correo pertenece a otra cuenta de tu organización. Pide ayuda a un administrador.',
  'The sign-in service refused, or its answer did not fit. Try again.':
    'El servicio de inicio de sesión lo rechazó, o su respuesta no era válida. Inténtalo de nuevo.',
  'This sign-in took too long, or began in another browser. Try again.':
    'Este inicio de sesión tardó demasiado o empezó en otro navegador. Inténtalo de nuevo.',
  'Go on': 'Continuar',
} as const;
