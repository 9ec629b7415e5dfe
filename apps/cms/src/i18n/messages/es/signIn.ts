/** Textos del inicio de sesión y de las cuentas. La clave es el texto inglés. */
export const signIn = {
  'Too many tries. Try again in {time}.': 'Demasiados intentos. Vuelve a intentarlo en {time}.',
  'Enter the code of your authenticator app.':
    'Escribe el código de tu aplicación de autenticación.',
  'This code is wrong or was used before.': 'Este código es incorrecto o ya se usó.',
  'Your role needs a second factor. Set it up to sign in.':
    'Tu rol necesita un segundo factor. Configúralo para entrar.',
  'Your role needs a second factor.': 'Tu rol necesita un segundo factor.',
  'Set up a second factor for your own account first.':
    'Configura primero un segundo factor en tu propia cuenta.',
  'This took too long. Begin anew.': 'Ha pasado demasiado tiempo. Empieza de nuevo.',
  'This password is wrong.': 'Esta contraseña es incorrecta.',
  'Confirm your password first.': 'Confirma primero tu contraseña.',
  'Confirm your password under “Sign-in and security” first.':
    'Confirma primero tu contraseña en «Acceso y seguridad».',
  'Sign-in and security': 'Acceso y seguridad',
  Code: 'Código',
  'Six digits from the app, or a recovery code.':
    'Seis cifras de la aplicación, o un código de recuperación.',
  'Scan the picture with an authenticator app, or type the key into it.':
    'Escanea la imagen con una aplicación de autenticación o escribe la clave en ella.',
  'Picture for the authenticator app': 'Imagen para la aplicación de autenticación',
  Key: 'Clave',
  'Then enter the code that the app shows.': 'Después escribe el código que muestra la aplicación.',
  'Keep these recovery codes where only you find them. Each opens your account once, if the app is lost. They are not shown again.':
    'Guarda estos códigos de recuperación donde solo tú los encuentres. Cada uno abre tu cuenta una vez si pierdes la aplicación. No se vuelven a mostrar.',
  'I have kept them': 'Los he guardado',
  Back: 'Volver',
  'Second factor': 'Segundo factor',
  'No second factor is set up: whoever has the password has the account.':
    'No hay segundo factor: quien tenga la contraseña tiene la cuenta.',
  'A second factor is set up. Recovery codes left: {n}.':
    'Hay un segundo factor. Códigos de recuperación restantes: {n}.',
  'Set up a second factor': 'Configurar un segundo factor',
  'Set it up on another device': 'Configurarlo en otro dispositivo',
  'Remove the second factor': 'Quitar el segundo factor',
  'New recovery codes': 'Nuevos códigos de recuperación',
  'Reset the second factor of this person': 'Restablecer el segundo factor de esta persona',
  'The second factor is removed.': 'Se ha quitado el segundo factor.',
  'Current password': 'Contraseña actual',
  Confirm: 'Confirmar',
  'You signed in more than ten minutes ago. Confirm your password before you change your e-mail, password or second factor.':
    'Iniciaste sesión hace más de diez minutos. Confirma tu contraseña antes de cambiar tu correo, contraseña o segundo factor.',
  'You may change your e-mail, password and second factor for ten minutes.':
    'Durante diez minutos puedes cambiar tu correo, contraseña y segundo factor.',
} as const;
